/** Whether the engine in this browser is starting, which takes a while: until then no sum is done without a connection. */
class Waking {
  now = $state(false);
}

export const waking = new Waking();

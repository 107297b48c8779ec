/** Which rule the drawer is asked to open at; a refusal anywhere on the page can ask for one. */
class Rulebook {
  open = $state(false);
  rule = $state('');

  show(rule: string): void {
    this.rule = rule;
    this.open = true;
  }
}

export const rulebook = new Rulebook();

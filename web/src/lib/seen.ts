import type { Attachment } from 'svelte/attachments';

/** Does something when the element comes into sight. */
export function whenSeen(act: () => void): Attachment {
  return (element) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) act();
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}

/** An attachment: a field that must be filled says so in our words and language, not in the browser's. */
export function needed(words: () => string): (field: HTMLInputElement) => () => void {
  return (field) => {
    const lacks = (): void => field.setCustomValidity(field.validity.valueMissing ? words() : '');
    const typed = (): void => field.setCustomValidity('');
    field.addEventListener('invalid', lacks);
    field.addEventListener('input', typed);
    return () => {
      field.removeEventListener('invalid', lacks);
      field.removeEventListener('input', typed);
    };
  };
}

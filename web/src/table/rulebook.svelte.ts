import { parseMarkdown, type Block } from '../lib/markdown';
import { passageOf, titleOfRule } from '../lib/rules';
import type { Lang } from '../lib/settings.svelte';
import { api } from '../wire/api';

/** The rules of the game on the table, and which one is asked for; anything on the page can ask for one. */
class Rulebook {
  open = $state(false);
  rule = $state('');
  /** Counts every wish, so that the same rule can be looked up again. */
  asked = $state(0);
  #source = $state.raw('');
  /** All of them, read when somebody opens the rules. */
  blocks: readonly Block[] = $derived(parseMarkdown(this.#source));
  failed = $state(false);
  #loaded = '';

  show(rule: string): void {
    this.rule = rule;
    this.asked += 1;
    this.open = true;
  }

  /** Fetches the rules of a game in a language, once; call it from an effect. */
  load(game: string, lang: Lang): void {
    const wanted = `${game} ${lang}`;
    if (this.#loaded === wanted) return;
    this.#loaded = wanted;
    this.failed = false;
    api.rules(game, lang).then(
      (text) => {
        if (this.#loaded === wanted) this.#source = text;
      },
      () => {
        if (this.#loaded !== wanted) return;
        this.#loaded = '';
        this.failed = true;
      },
    );
  }

  /** What a rule is about, in a word or two. */
  title(rule: string): string {
    return rule ? titleOfRule(parseMarkdown(passageOf(this.#source, rule)), rule) : '';
  }
}

export const rulebook = new Rulebook();

import { errorText, t } from '../i18n/texts.svelte';
import { recall, remember } from '../lib/memory';
import { push } from '../lib/push.svelte';
import { go } from '../lib/router';
import { ApiError, api } from '../wire/api';
import type { AccountInfo, Message } from '../wire/types';

/** What a server may ask of who wants to play. */
const ASKED: readonly string[] = ['account_needed', 'invitation_needed'];

const OWNER = 'account';

/** Who this browser is, as the server knows it. */
class Account {
  info = $state.raw<AccountInfo>();
  failed = $state(false);
  /** Why somebody was sent to the account page, and where to go on from there. */
  asked = $state.raw<Message>();
  #back = '';

  async load(): Promise<void> {
    this.failed = false;
    try {
      this.#know(await api.account());
    } catch {
      this.failed = true;
    }
  }

  /** The name of who has signed in, empty for the guest; without a connection, who it was last. */
  async whose(): Promise<string> {
    if (!this.info) await this.load();
    return this.info ? (this.info.name ?? '') : (recall(OWNER) ?? '');
  }

  #know(info: AccountInfo): void {
    this.info = info;
    remember(OWNER, info.name ?? '');
  }

  /** Do something with it; what stands against it, or nothing. */
  async act(deed: Promise<AccountInfo>): Promise<string> {
    try {
      const before = this.info?.name;
      const info = await deed;
      this.#know(info);
      void push.again();
      if (info.name !== before) document.getElementById('main')?.focus(); // the form is gone, and the focus with it
      return '';
    } catch (error) {
      return error instanceof ApiError ? errorText(error.reason) : t('error-refused');
    }
  }

  /** Whether this refusal is one that the account page can help with; then it is shown. */
  helps(error: unknown): boolean {
    if (!(error instanceof ApiError) || !ASKED.includes(error.reason.id)) return false;
    this.asked = error.reason;
    this.#back = location.hash || '#/';
    go('account');
    return true;
  }

  /** What was asked for is done: back to where it was asked. */
  goOn(): void {
    const back = this.#back;
    this.asked = undefined;
    this.#back = '';
    if (back) location.hash = back;
  }
}

export const account = new Account();

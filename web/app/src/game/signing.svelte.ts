/** The dialog by which one signs in or registers, which any page may open. */
export type Opening = 'sign-in' | 'register' | 'forgot';

const state = $state<{ opened: Opening | null }>({ opened: null });

export const signingIn = (): Opening | null => state.opened;
export function openSignIn(at: Opening = 'sign-in'): void {
  state.opened = at;
}
export function closeSignIn(): void {
  state.opened = null;
}

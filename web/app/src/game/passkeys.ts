/** Passkeys as this browser has them. */
import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill, startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { Json } from '../net/account.ts';
import { isNumber } from './account.ts';

/** Whether there can be any on this page. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && !isNumber(location.hostname);

/** Whether the browser offers them in a field, before they are asked for. */
export const offersPasskeys = async (): Promise<boolean> => hasPasskeys() && (await browserSupportsWebAuthnAutofill());

/** Has the browser make one; rejected if its owner does not want to. */
export const makePasskey = async (options: Json): Promise<Json> =>
  ({ ...(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })) });

/** Has the browser use one: at once, or when its owner picks it in the field of the name. */
export const usePasskey = async (options: Json, inField = false): Promise<Json> =>
  ({ ...(await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: inField })) });

/** Has the browser no longer offer any in a field. */
export const stopOffering = (): void => {
  WebAuthnAbortService.cancelCeremony();
};

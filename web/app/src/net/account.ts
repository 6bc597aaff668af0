/** What the server is asked about one's account: ways to sign in, sessions, links by mail, leaving. */
import { api, type Body } from './api.ts';

/** What `navigator.credentials` takes and gives, as JSON. */
export type Json = Record<string, unknown>;

export const register = (body: Body<'POST /accounts'>) => api.ask('POST /accounts', { body });
export const passkeyForAccount = (body: Body<'POST /accounts/passkey/options'>) => api.ask('POST /accounts/passkey/options', { body });
export const registerByPasskey = (credential: Json, label: string) => api.ask('POST /accounts/passkey', { body: { credential, label } });

export const signIn = (body: Body<'POST /sessions'>) => api.ask('POST /sessions', { body });
export const secondStep = (pending: string, code: string) => api.ask('POST /sessions/second-step', { body: { pending, code } });
export const passkeyToSignIn = () => api.ask('POST /sessions/passkey/options');
export const signInByPasskey = (credential: Json) => api.ask('POST /sessions/passkey', { body: { credential } });

export const askRecovery = (who: string) => api.ask('POST /recovery', { body: { who } });
export const finishRecovery = (secret: string, password: string) => api.ask('POST /recovery/finish', { body: { secret, password } });
export const confirmEmail = (secret: string) => api.ask('POST /email/confirm', { body: { secret } });

export const factors = () => api.ask('GET /factors');
export const passkeyToProve = () => api.ask('POST /reauthenticate/options');
export const prove = (body: Body<'POST /reauthenticate'>) => api.ask('POST /reauthenticate', { body });
export const changePassword = (body: Body<'PUT /password'>) => api.ask('PUT /password', { body });
export const removePassword = () => api.ask('DELETE /password');
export const newPasskey = () => api.ask('POST /passkeys/options');
export const addPasskey = (body: Body<'POST /passkeys'>) => api.ask('POST /passkeys', { body });
export const renamePasskey = (at: string, label: string) => api.ask('PATCH /passkeys/{passkey_id}', { at, body: { label } });
export const removePasskey = (at: string, end_others: boolean) => api.ask('DELETE /passkeys/{passkey_id}', { at, query: { end_others } });
export const beginTotp = () => api.ask('POST /totp');
export const confirmTotp = (body: Body<'PUT /totp'>) => api.ask('PUT /totp', { body });
export const removeTotp = (end_others: boolean) => api.ask('DELETE /totp', { query: { end_others } });
export const newCodes = () => api.ask('POST /recovery-codes');
export const askEmail = (email: string, end_others: boolean) => api.ask('PUT /email', { body: { email, end_others } });
export const removeEmail = () => api.ask('DELETE /email');

export const sessions = () => api.ask('GET /sessions');
export const endSession = (at: string) => api.ask('DELETE /sessions/{session_id}', { at });
export const devices = () => api.ask('GET /me/keys');
export const withdrawDevice = (at: string) => api.ask('DELETE /me/keys/{key}', { at });
export const endOthers = () => api.ask('DELETE /sessions/others');

export const askExport = () => api.ask('POST /exports');
export const exports = () => api.ask('GET /exports');
export const jobs = () => api.ask('GET /jobs');
export const job = (at: string) => api.ask('GET /jobs/{job_id}', { at });
export const exportPath = (id: string): string => `/api/exports/${id}`;
export const askErasure = (name: string) => api.ask('POST /me/erasure', { body: { name } });

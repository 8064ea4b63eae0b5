/** The cookie of a sign-in in progress, which host apps look for by this name. It is HttpOnly. */
export const sessionCookieName = 'ddg_auth_session_id';

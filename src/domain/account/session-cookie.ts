/** The name of the cookie that goes with a sign-in that has begun, which host apps look for. Scripts of pages cannot read it. */
export const sessionCookieName = 'ddg_auth_session_id';

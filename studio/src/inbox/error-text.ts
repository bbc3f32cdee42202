/** What to do about a failure of Firebase, in a sentence for staff. */
export function errorText(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^\w+\//, '') : ''
  return sentences[code] ?? 'The inquiries cannot be reached. Check the connection, then try again.'
}

const sentences: Record<string, string> = {
  'permission-denied':
    'You have no right to do this. Sign out and in again; if that does not help, ask whoever runs the site for the right to read inquiries.',
  unauthenticated: 'You are signed out. Sign in again.',
  'not-found': 'This inquiry is gone: somebody erased it.',
  'resource-exhausted': 'Too many notifications or reads for now. Try again in an hour.',
  aborted: 'Somebody is at it right now. Try again in a minute.',
  internal: 'The mail server refused the mail. Whoever runs the site finds the reason in the function’s log.',
  'popup-closed-by-user': 'The window was closed before you were signed in. Try again.',
  'popup-blocked': 'The browser blocked the sign-in window. Allow windows of this site, then try again.',
  'unauthorized-domain':
    'This Studio may not sign anybody in yet: its address must be added in the Firebase console, Authentication → Settings → Authorized domains.',
}

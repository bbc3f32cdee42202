const messages: Record<string, string> = {
  'permission-denied':
    'You don’t have permission to do this. Sign out and in again. If that doesn’t help, ask your site administrator for access to inquiries.',
  unauthenticated: 'You are signed out. Sign in again.',
  'not-found': 'This inquiry was erased.',
  'resource-exhausted': 'The limit for notifications or reads has been reached. Try again in an hour.',
  changed:
    'Someone else changed this while you were editing. Here are the current values; change them again if needed.',
  aborted: 'Someone else is working on this. Try again in a minute.',
  internal:
    'The mail server rejected the email. Your site administrator can find the reason in the function’s log.',
  'popup-closed-by-user': 'The window was closed before you were signed in. Try again.',
  'popup-blocked': 'The browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
  'unauthorized-domain':
    'Nobody can sign in to this Studio yet. Its address must be added in the Firebase console under Authentication → Settings → Authorized domains.',
}

export function errorMessage(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^\w+\//, '') : ''
  return messages[code] ?? 'The inquiries could not be loaded. Check the connection, then try again.'
}

export type ErrorSeverity = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW'

// In this order: the first category with a matching word wins.
const categories = [
  ['NETWORK', 'HIGH', ['network', 'fetch', 'connection', 'timeout', 'cors']],
  ['VALIDATION', 'MEDIUM', ['validation', 'invalid', 'required', 'format']],
  ['AUTHENTICATION', 'CRITICAL', ['auth', 'login', 'unauthorized', 'token']],
  ['PERMISSION', 'HIGH', ['permission', 'forbidden', 'access denied']],
  ['FIREBASE', 'CRITICAL', ['firebase', 'firestore', 'cloud functions']],
  ['UI_COMPONENT', 'MEDIUM', ['component', 'render', 'react', 'hook']],
  ['ANALYTICS', 'LOW', ['analytics', 'tracking', 'gtag']],
] as const

export type ErrorCategory = (typeof categories)[number][0] | 'UNKNOWN'

export function categoryOf(message: string, stack: string): ErrorCategory {
  const text = `${message}\n${stack}`.toLowerCase()
  return categories.find(([, , terms]) => terms.some((term) => text.includes(term)))?.[0] ?? 'UNKNOWN'
}

/** HIGH is for errors that the visitor sees. */
export function severityOf(category: ErrorCategory, userFacing: boolean): ErrorSeverity {
  const severity = categories.find(([name]) => name === category)?.[1] ?? 'LOW'
  return severity === 'HIGH' && !userFacing ? 'MEDIUM' : severity
}

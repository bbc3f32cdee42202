// In this order: the first category with a matching word wins.
const terms = [
  ['NETWORK', ['network', 'fetch', 'connection', 'timeout', 'cors']],
  ['VALIDATION', ['validation', 'invalid', 'required', 'format']],
  ['AUTHENTICATION', ['auth', 'login', 'unauthorized', 'token']],
  ['PERMISSION', ['permission', 'forbidden', 'access denied']],
  ['FIREBASE', ['firebase', 'firestore', 'cloud functions']],
  ['UI_COMPONENT', ['component', 'render', 'react', 'hook']],
  ['ANALYTICS', ['analytics', 'tracking', 'gtag']],
] as const

export type ErrorCategory = (typeof terms)[number][0] | 'UNKNOWN'
export type ErrorSeverity = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW'

export function categoryOf(message: string, stack: string): ErrorCategory {
  const text = `${message}\n${stack}`.toLowerCase()
  return terms.find(([, list]) => list.some((term) => text.includes(term)))?.[0] ?? 'UNKNOWN'
}

export function severityOf(category: ErrorCategory, userFacing: boolean): ErrorSeverity {
  switch (category) {
    case 'AUTHENTICATION':
    case 'FIREBASE':
      return 'CRITICAL'
    case 'NETWORK':
    case 'PERMISSION':
      return userFacing ? 'HIGH' : 'MEDIUM'
    case 'VALIDATION':
    case 'UI_COMPONENT':
      return 'MEDIUM'
    default:
      return 'LOW'
  }
}

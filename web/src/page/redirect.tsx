import {Navigate} from 'react-router-dom'

/** Navigates to an address on this site, or on another one, which the router cannot reach. */
export function Redirect({to}: {to: string}) {
  if (to.startsWith('/')) return <Navigate to={to} replace />
  return <meta httpEquiv="refresh" content={`0; url=${to}`} />
}

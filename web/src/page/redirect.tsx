import {Navigate} from 'react-router-dom'

/** Leads to an address of the site, or of another one, which the router cannot reach. */
export function Redirect({to}: {to: string}) {
  if (to.startsWith('/')) return <Navigate to={to} replace />
  return <meta httpEquiv="refresh" content={`0; url=${to}`} />
}

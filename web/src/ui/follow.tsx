import {createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef} from 'react'
import {useNavigate} from 'react-router-dom'

type Follow = (to: string, options: {replace: boolean}) => void

const FollowContext = createContext<Follow | undefined>(undefined)

/**
 * Lets links follow where they lead. The router's own `useNavigate` draws every link again on each navigation; this stays the same for
 * the whole visit, so that header and footer are left alone.
 */
export function FollowProvider({children}: {children: ReactNode}) {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  }, [navigate])
  const follow = useCallback<Follow>((to, options) => void latest.current(to, options), [])
  return <FollowContext value={follow}>{children}</FollowContext>
}

/** Goes to an address inside the site. Throws outside of a `FollowProvider`. */
export function useFollow(): Follow {
  const follow = use(FollowContext)
  if (!follow) throw new Error('useFollow needs a FollowProvider around it')
  return follow
}

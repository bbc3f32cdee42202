import {type ComponentProps, createContext, type ReactNode, useContext} from 'react'

const Level = createContext(1)

type Props = ComponentProps<'h1'> & {
  /** 1 to 6; the level of the enclosing scope by default. */
  level?: number
}

/** A heading with the level of its place, so that a section can move into another without a gap in levels. */
export function Heading({level, ...rest}: Props) {
  const inherited = useContext(Level)
  // The number is clamped to 1..6, of which these are all the tags.
  const Tag = `h${Math.min(6, Math.max(1, level ?? inherited))}` as 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  return <Tag {...rest} />
}

type ScopeProps = {
  /** False if the section has no heading. */
  when?: boolean
  /** Levels to go down; -1 around bands, because each goes down one level. */
  by?: number
  children: ReactNode
}

export function HeadingScope({when = true, by = 1, children}: ScopeProps) {
  const level = useContext(Level)
  return <Level value={when ? level + by : level}>{children}</Level>
}

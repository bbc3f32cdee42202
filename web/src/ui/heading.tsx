import {type ComponentProps, createContext, type ReactNode, useContext} from 'react'

const Level = createContext(1)

type Props = ComponentProps<'h1'> & {
  /** 1 to 6; without it the level of the place the heading stands in. */
  level?: number
}

/** A heading whose level follows from where it stands, so that a section may move into another without a gap. */
export function Heading({level, ...rest}: Props) {
  const inherited = useContext(Level)
  // The number is clamped to 1..6, of which these are all the tags.
  const Tag = `h${Math.min(6, Math.max(1, level ?? inherited))}` as 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  return <Tag {...rest} />
}

type ScopeProps = {
  /** False where the place has no heading of its own. */
  when?: boolean
  /** Levels to go down; a band without a heading gives its level back to the bands inside it by -1. */
  by?: number
  children: ReactNode
}

/** Headings inside are one level deeper. */
export function HeadingScope({when = true, by = 1, children}: ScopeProps) {
  const level = useContext(Level)
  return <Level value={when ? level + by : level}>{children}</Level>
}

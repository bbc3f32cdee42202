import {useEffect, useMemo, useRef, useState} from 'react'
import {track} from '../../analytics/track.ts'
import type {SectionOf} from '../../content/types.ts'
import {afterPause} from '../../ui/after-pause.ts'
import {useQueryState} from '../../ui/use-query-state.ts'
import {defaultPolicies, parameterOf, readPolicies} from './read-example.ts'

/** The visitor's input as typed: `level`, and a number by the product's name in the address. */
export function useExample(section: SectionOf<'earningsExample'>) {
  const {levels, products} = section
  const defaults = useMemo((): Record<string, string> => {
    const policies = (products ?? []).map((product) => [
      parameterOf(product),
      String(defaultPolicies(product)),
    ])
    return {...Object.fromEntries(policies), level: levels?.[0]?.name ?? ''}
  }, [levels, products])
  const [inAddress, change] = useQueryState(defaults)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const values = {...defaults, ...sound(inAddress, section), ...typed}
  const isTracked = useRef(false)

  useEffect(() => {
    if (Object.keys(typed).length === 0) return
    return afterPause(() => change(sound(typed, section)))
  }, [typed, change, section])

  const set = (name: string, value: string) => {
    setTyped((before) => ({...before, [name]: value}))
    if (isTracked.current) return
    isTracked.current = true
    track('calculator_use', {calculator: section._type, page: location.pathname})
  }
  return {values, set, reset: () => setTyped(defaults)}
}

/** Leaves out values that a field cannot show. */
function sound(values: Readonly<Record<string, string>>, {levels}: SectionOf<'earningsExample'>) {
  const isSound = ([name, value]: [string, string]) =>
    name === 'level' ? levels?.some((level) => level.name === value) : readPolicies(value) !== undefined
  return Object.fromEntries(Object.entries(values).filter(isSound))
}

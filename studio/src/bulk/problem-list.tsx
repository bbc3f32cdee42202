import {Card, Stack, Text} from '@sanity/ui'
import {IntentLink} from 'sanity/router'
import {resolveTokens} from '../facts/fact-values.ts'
import type {DocumentProblem} from './prepare.ts'

/** More are counted. */
const shown = 100

export function ProblemList({problems}: {problems: readonly DocumentProblem[]}) {
  return (
    <Stack
      as="ul"
      gap={2}
      style={{maxHeight: 320, overflow: 'auto', listStyle: 'none', margin: 0, padding: 0}}
    >
      {problems.slice(0, shown).map(({id, type, title, text}) => (
        <Card as="li" key={id} padding={3} radius={2} border>
          <Stack gap={2}>
            <Text size={1} weight="medium">
              <IntentLink intent="edit" params={{id, type}}>
                {resolveTokens(title)}
              </IntentLink>
            </Text>
            <Text size={1}>{text}</Text>
          </Stack>
        </Card>
      ))}
      {problems.length > shown && (
        <Text as="li" size={1} muted>
          and {problems.length - shown} more
        </Text>
      )}
    </Stack>
  )
}

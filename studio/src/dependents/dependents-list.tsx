import {Card, Stack, Text} from '@sanity/ui'
import {useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {resolveTokens} from '../facts/fact-values.ts'
import type {Dependent} from './dependents.ts'

interface DependentsListProps {
  dependents: readonly Dependent[]
  /** As long as it is, where there is room for it. */
  whole?: boolean
}

/** Documents that depend on another, each a link to its form. */
export function DependentsList({dependents, whole}: DependentsListProps) {
  const schema = useSchema()
  return (
    <Stack as="ul" gap={2} style={whole ? {} : {maxHeight: 320, overflow: 'auto'}}>
      {dependents.map(({id, type, title, published, reasons}) => (
        <Card as="li" key={id} padding={3} radius={2} border>
          <Stack gap={2}>
            <Text size={1} weight="medium">
              <IntentLink intent="edit" params={{id, type}}>
                {title === undefined ? schema.get(type)?.title : resolveTokens(title)}
              </IntentLink>
            </Text>
            <Text size={1} muted>
              {[...reasons, published ? undefined : 'Draft'].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}

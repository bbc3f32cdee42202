import {Badge, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import type {Row} from '@upline/schemas/health/check-content.ts'
import type {Ignored} from '@upline/schemas/health/ignored.ts'
import {type StoredDocument, titleOf} from '@upline/schemas/health/stored-document.ts'
import {useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {resolveTokens} from '../facts/fact-values.ts'

export interface FindingRowProps {
  row: Row
  /** The document that it is in, as far as there is one. */
  document: StoredDocument | undefined
  /** The place in its form, in words. */
  place: string
  ignored?: Ignored
  onIgnore?: () => void
  onListAgain?: () => void
}

/** A finding, with a link that opens the field where it is mended. */
export function FindingRow({row, document, place, ignored, onIgnore, onListAgain}: FindingRowProps) {
  const schema = useSchema()
  const typeTitle = row.type && schema.get(row.type)?.title
  const name = (document && titleOf(document)) ?? typeTitle ?? row.document ?? 'The site'
  return (
    <Card as="li" padding={3} radius={2} border>
      <Flex gap={3} align="center">
        <Stack flex={1} gap={3}>
          <Text size={1} weight="medium">
            {row.document && row.type && typeTitle ? (
              <IntentLink
                intent="edit"
                params={{id: row.document, type: row.type, ...(row.field ? {path: row.field} : {})}}
              >
                {resolveTokens(name)}
              </IntentLink>
            ) : (
              name
            )}
          </Text>
          <Text size={1}>{row.message}</Text>
          <Text size={1} muted>
            {[typeTitle, place].filter(Boolean).join(' › ')}
          </Text>
          {ignored && (
            <Text size={1} muted>
              Ignored since {ignored.since}
              {ignored.until ? `, until ${ignored.until}` : ''}: {ignored.reason}
            </Text>
          )}
        </Stack>
        {row.isMendedInDraft && <Badge tone="positive">Mended in the draft</Badge>}
        {row.severity === 'broken' && !row.known && <Badge tone="critical">Visitors see it</Badge>}
        {row.known && row.known !== row.document && (
          <Text size={1}>
            <IntentLink intent="edit" params={{id: row.known, type: 'redirect', path: 'enabled'}}>
              Open its redirect
            </IntentLink>
          </Text>
        )}
        {onIgnore && <Button mode="ghost" fontSize={1} padding={2} text="Ignore" onClick={onIgnore} />}
        {onListAgain && (
          <Button mode="ghost" fontSize={1} padding={2} text="List again" onClick={onListAgain} />
        )}
      </Flex>
    </Card>
  )
}

import {Badge, Text} from '@sanity/ui'
import {type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import type {Row} from '@upline/schemas/health/check-content.ts'
import type {Ignored} from '@upline/schemas/health/ignored.ts'
import {formatDate} from '@upline/web/lib/format-date.ts'
import {useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {ActionButton} from '../../ui/action-button.tsx'
import {DocumentRow} from '../../ui/document-row.tsx'
import {Note} from '../../ui/note.tsx'

export interface ProblemRowProps {
  row: Row
  /** The document with the problem, if the problem is in a document. */
  document: StoredDocument | undefined
  /** The field, by the titles of the form. */
  place: string
  ignored?: Ignored
  onIgnore?: () => void
  /** Switches the redirect on. */
  onSwitchOn?: () => void
  onListAgain?: () => void
}

/** Renders a problem with a link to the field that needs a fix. */
export function ProblemRow({
  row,
  document,
  place,
  ignored,
  onIgnore,
  onSwitchOn,
  onListAgain,
}: ProblemRowProps) {
  const schema = useSchema()
  const typeTitle = row.type && schema.get(row.type)?.title
  return (
    <DocumentRow
      id={row.document}
      type={row.type}
      path={row.field}
      title={(document && titleOf(document)) ?? typeTitle ?? row.document ?? 'The site'}
      end={
        <>
          {row.isFixedInDraft && <Badge tone="positive">Fixed in draft</Badge>}
          {row.severity === 'broken' && !row.known && <Badge tone="critical">Visitors see it</Badge>}
          {row.known && row.known !== row.document && (
            <Text size={1}>
              <IntentLink intent="edit" params={{id: row.known, type: 'redirect', path: 'enabled'}}>
                Open its redirect
              </IntentLink>
            </Text>
          )}
          {onIgnore && <ActionButton mode="ghost" text="Ignore" onClick={onIgnore} />}
          {onSwitchOn && <ActionButton tone="primary" text="Switch on" onClick={onSwitchOn} />}
          {onListAgain && <ActionButton mode="ghost" text="List again" onClick={onListAgain} />}
        </>
      }
    >
      <Text size={1}>{row.message}</Text>
      <Note>{[typeTitle, place].filter(Boolean).join(' › ')}</Note>
      {ignored && (
        <Note>
          Ignored since {formatDate(ignored.since)}
          {ignored.until ? `, until ${formatDate(ignored.until)}` : ''}: {ignored.reason}
        </Note>
      )}
    </DocumentRow>
  )
}

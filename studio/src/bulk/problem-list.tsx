import {Text} from '@sanity/ui'
import {DocumentRow} from '../ui/document-row.tsx'
import {List} from '../ui/list.tsx'
import type {DocumentProblem} from './prepare.ts'

/** Longer lists end with the number of other documents. */
const maxRows = 100

/** Lists documents with their problems. */
export function ProblemList({problems}: {problems: readonly DocumentProblem[]}) {
  return (
    <List maxHeight={320} more={problems.length - maxRows}>
      {problems.slice(0, maxRows).map(({id, type, title, text}) => (
        <DocumentRow key={id} {...{id, type, title}}>
          <Text size={1}>{text}</Text>
        </DocumentRow>
      ))}
    </List>
  )
}

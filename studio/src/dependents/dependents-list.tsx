import {DocumentRow} from '../ui/document-row.tsx'
import {List} from '../ui/list.tsx'
import type {Dependent} from './dependents.ts'

interface DependentsListProps {
  dependents: readonly Dependent[]
  /** In pixels; a longer list scrolls. */
  maxHeight?: number
}

/** Renders documents that use another one. */
export function DependentsList({dependents, ...list}: DependentsListProps) {
  return (
    <List {...list}>
      {dependents.map(({id, type, title, published, reasons}) => (
        <DocumentRow key={id} {...{id, type, title}} notes={[...reasons, !published && 'Draft']} />
      ))}
    </List>
  )
}

import {memberStep} from '@upline/domain/content/walk.ts'
import {type ReactNode, useContext} from 'react'
import {DataAttributeContext, useDataAttribute} from './data-attribute.ts'
import {fieldIn, type LeftOut, PlaceContext} from './place.ts'

type DocumentProps = LeftOut & {id: string; type: string; children: ReactNode}

export function EditableDocument({id, type, leftOut, children}: DocumentProps) {
  const attribute = useDataAttribute()
  return (
    <PlaceContext value={{document: id, field: '', leftOut}}>
      <DataAttributeContext value={attribute?.combine({id, type, path: []})}>{children}</DataAttributeContext>
    </PlaceContext>
  )
}

type MemberProps = {
  list: string
  index: number
  member: {_key?: string}
  /** Id of the shared section whose content the member shows. */
  source?: string | undefined
  children: ReactNode
}

/** Marks its children as content of a list's member. Members that a script wrote may have no `_key`. */
export function EditableMember({list, index, member, source, children}: MemberProps) {
  const attribute = useDataAttribute()
  const place = useContext(PlaceContext)
  const {_key} = member
  const field = fieldIn(place.field, list + memberStep(member, index))
  return (
    <PlaceContext value={{...place, field}}>
      <DataAttributeContext
        value={
          source
            ? attribute?.combine({id: source, type: 'sharedSection', path: ['sections', 0]})
            : attribute?.scope([list, _key ? {_key} : index])
        }
      >
        {children}
      </DataAttributeContext>
    </PlaceContext>
  )
}

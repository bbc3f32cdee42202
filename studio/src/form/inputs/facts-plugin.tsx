import {useEditor, useEditorSelector} from '@portabletext/editor'
import {defineBehavior, effect} from '@portabletext/editor/behaviors'
import {getFocusSpan, isSelectionCollapsed} from '@portabletext/editor/selectors'
import {useEffect, useEffectEvent} from 'react'
import {choiceKeys, FactList, typedToken, useFactChoice} from './fact-list.tsx'

type Snapshot = Parameters<typeof getFocusSpan>[0]

/** Suggests facts in rich text while an editor types a token. */
export function FactsPlugin() {
  const editor = useEditor()
  const typed = useEditorSelector(editor, typedInSpan)
  const choice = useFactChoice(typed, (key) => {
    const {focus} = editor.getSnapshot().context.selection ?? {}
    if (!focus) return
    const anchor = {...focus, offset: focus.offset - (typed?.length ?? 0)}
    if (typed) editor.send({type: 'delete', at: {anchor, focus}})
    editor.send({type: 'insert.text', text: `${key}}`})
  })
  const takes = useEffectEvent((key: string) => choice.facts.length > 0 && choiceKeys.has(key))
  const press = useEffectEvent(choice.press)
  useEffect(
    () =>
      editor.registerBehavior({
        behavior: defineBehavior({
          on: 'keyboard.keydown',
          guard: ({event}) => takes(event.originEvent.key),
          actions: [({event}) => [effect(() => void press(event.originEvent.key))]],
        }),
      }),
    [editor],
  )
  const range = typed === undefined ? undefined : document.getSelection()?.getRangeAt(0)
  const caret = range && {getBoundingClientRect: () => range.getBoundingClientRect()}
  // The popover only measures its reference.
  return <FactList choice={choice} referenceElement={(caret as HTMLElement | undefined) ?? null} />
}

function typedInSpan(snapshot: Snapshot): string | undefined {
  const span = getFocusSpan(snapshot)
  const {focus} = snapshot.context.selection ?? {}
  if (!span || !focus || !isSelectionCollapsed(snapshot)) return undefined
  const {text} = span.node
  return typedToken(text.slice(0, focus.offset), text.slice(focus.offset))
}

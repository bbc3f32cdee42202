import {Card, Grid, Stack, Text} from '@sanity/ui'
import {usStates} from '@upline/domain/content/us-states.ts'
import {type MailKind, mailKinds, readRoutes, recipientOf} from '@upline/domain/inquiry/mail-routes.ts'
import {useState} from 'react'
import type {ArrayOfObjectsInputProps} from 'sanity'
import {Choose} from '../../ui/choose.tsx'
import {Field, TextField} from '../../ui/field.tsx'

const kindOptions: Record<MailKind, string> = {
  agent: 'An agent',
  general: 'Anyone else',
  quote: 'A quote request',
}
const stateOptions = [
  {value: '', title: 'No state'},
  ...usStates.map(({name}) => ({value: name, title: name})),
]

/** Renders who gets which inquiry, and says for an example which mailbox that is. */
export function RoutesInput(props: ArrayOfObjectsInputProps) {
  const [kind, setKind] = useState<string>('agent')
  const [state, setState] = useState('Texas')
  const [interest, setInterest] = useState('Medicare')
  const recipient = recipientOf(readRoutes(props.value), {
    kind: mailKinds.find((each) => each === kind) ?? 'general',
    states: [state],
    interests: [interest],
  })
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      <Card border radius={2} padding={4} role="group" aria-label="Try it">
        <Stack gap={4}>
          <Grid gridTemplateColumns={[1, 1, 3]} gap={3}>
            <Field title="Try it: sender">
              {(input) => (
                <Choose
                  {...input}
                  value={kind}
                  options={mailKinds.map((value) => ({value, title: kindOptions[value]}))}
                  onChoose={setKind}
                />
              )}
            </Field>
            <Field title="State">
              {(input) => <Choose {...input} value={state} options={stateOptions} onChoose={setState} />}
            </Field>
            <TextField title="Interest" padding={3} value={interest} onChange={setInterest} />
          </Grid>
          <Text size={1} role="status">
            {recipient ? `The email goes to ${recipient}.` : 'The email goes to the office.'}
          </Text>
        </Stack>
      </Card>
    </Stack>
  )
}

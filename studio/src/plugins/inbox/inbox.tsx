import {Button, Card, Container, Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'
import {Loading} from '../../ui/loading.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {errorMessage} from './error-message.ts'
import {InboxView} from './inbox-view.tsx'
import {type InboxOptions, useAccess} from './use-access.ts'

/** Renders the inbox: at once with a local backend, in the cloud after a sign-in to Firebase. */
export function Inbox(options: InboxOptions) {
  const {access, error} = useAccess(options)
  const {problem: failure, attempt} = useAttempt(errorMessage, {isInline: true})
  const problem = failure ?? (error === undefined ? undefined : errorMessage(error))
  switch (access?.state) {
    case undefined:
      return problem ? <ProblemCard problem={problem} /> : <Loading />
    case 'staff':
      return <InboxView connection={access.connection} />
    case 'not configured':
      return (
        <Message title="The inbox is not set up">
          This Studio was built without the settings of a Firebase project, so it can’t show inquiries. Ask
          your site administrator to add them (docs/guides/deploy.md) and deploy the Studio again.
        </Message>
      )
    case 'not staff':
      return (
        <Message
          title={`${access.email} doesn’t have access to inquiries`}
          problem={problem}
          action={<Button mode="ghost" text="Sign out" onClick={() => attempt(access.signOut)} />}
        >
          Ask your site administrator for access (npm run staff -- add {access.email}), then sign out and in
          again.
        </Message>
      )
    case 'signed out':
      return (
        <Message
          title="Sign in to read inquiries"
          problem={problem}
          action={<Button tone="primary" text="Sign in with Google" onClick={() => attempt(access.signIn)} />}
        >
          Inquiries are personal data and are stored apart from the content. Sign in with the Google account
          that has access to them.
        </Message>
      )
  }
}

interface MessageProps {
  title: string
  problem?: string | undefined
  action?: ReactNode
  children: ReactNode
}

function Message({title, problem, action, children}: MessageProps) {
  return (
    <Container width={1} padding={5}>
      <Card padding={5} radius={3} border>
        <Stack gap={4}>
          <Text as="h2" size={2} weight="semibold">
            {title}
          </Text>
          <Text size={1}>{children}</Text>
          {action && <div>{action}</div>}
          {problem && <ProblemCard problem={problem} />}
        </Stack>
      </Card>
    </Container>
  )
}

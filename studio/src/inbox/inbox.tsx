import {Button, Card, Container, Stack, Text} from '@sanity/ui'
import {type ReactNode, useEffect, useState} from 'react'
import {useCurrentUser} from 'sanity'
import {ProblemCard} from '../ui/problem-card.tsx'
import {Waiting} from '../ui/waiting.tsx'
import type {InboxConnection} from './connection.ts'
import {errorText} from './error-text.ts'
import type {HostedInbox, SignIn} from './hosted-inbox.ts'
import {InboxView} from './inbox-view.tsx'
import {type InboxSettings, isConfigured} from './settings.ts'

/** Opens the inbox for the editor of this name. */
export type OpenInbox = (editor: string) => Promise<InboxConnection>

interface InboxProps {
  settings: InboxSettings
  openLocal: OpenInbox | undefined
}

/** Inquiries for staff: on one machine at once, in the cloud after signing in to Firebase. */
export function Inbox({settings, openLocal}: InboxProps) {
  if (openLocal) return <LocalInbox open={openLocal} />
  if (isConfigured(settings)) return <SignedInInbox settings={settings} />
  return (
    <Message title="The inbox is not set up">
      This Studio was built without the values of a Firebase project, so it knows of no inquiries. Whoever
      runs the site fills them in, as docs/guides/deploy.md says, and deploys the Studio again.
    </Message>
  )
}

function LocalInbox({open}: {open: OpenInbox}) {
  const editor = useCurrentUser()?.name ?? 'Local Editor'
  const [connection, setConnection] = useState<InboxConnection>()
  useEffect(() => {
    let isCurrent = true
    open(editor).then((opened) => isCurrent && setConnection(opened))
    return () => {
      isCurrent = false
    }
  }, [open, editor])
  return connection ? <InboxView connection={connection} /> : <Waiting />
}

function SignedInInbox({settings}: {settings: InboxSettings}) {
  const [hosted, setHosted] = useState<HostedInbox>()
  const [signIn, setSignIn] = useState<SignIn>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let unsubscribe = () => {}
    let isCurrent = true
    import('./hosted-inbox.ts').then(({HostedInbox}) => {
      if (!isCurrent) return
      const opened = new HostedInbox(settings)
      setHosted(opened)
      unsubscribe = opened.watchSignIn((next) => {
        setError(undefined)
        setSignIn(next)
      }, setError)
    }, setError)
    return () => {
      isCurrent = false
      unsubscribe()
    }
  }, [settings])

  if (signIn?.state === 'staff') return <InboxView connection={signIn.connection} />
  if (!hosted || (!signIn && error === undefined)) return <Waiting />
  const problem = error === undefined ? undefined : errorText(error)
  if (signIn?.state === 'not staff') {
    return (
      <Message
        title={`${signIn.email} may not read inquiries`}
        problem={problem}
        action={<Button mode="ghost" text="Sign out" onClick={() => hosted.signOut().catch(setError)} />}
      >
        Ask whoever runs the site for the right (npm run staff -- add {signIn.email}), then sign out and in
        again.
      </Message>
    )
  }
  return (
    <Message
      title="Sign in to read inquiries"
      problem={problem}
      action={
        <Button tone="primary" text="Sign in with Google" onClick={() => hosted.signIn().catch(setError)} />
      }
    >
      Inquiries are personal data and are not kept where the content is. Sign in with the Google account that
      was given the right to read them.
    </Message>
  )
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

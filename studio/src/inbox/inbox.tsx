import {Button, Card, Container, Stack, Text} from '@sanity/ui'
import {type ReactNode, useEffect, useState} from 'react'
import {useCurrentUser} from 'sanity'
import {Loading} from '../ui/loading.tsx'
import {ProblemCard} from '../ui/problem-card.tsx'
import {useAsync} from '../ui/use-async.ts'
import type {InboxConnection} from './connection.ts'
import {errorMessage} from './error-message.ts'
import type {SignIn} from './hosted-inbox.ts'
import {InboxView} from './inbox-view.tsx'
import {type InboxSettings, isConfigured} from './settings.ts'

/** Opens the inbox for the editor with this name. */
export type OpenInbox = (editor: string) => Promise<InboxConnection>

interface InboxProps {
  settings: InboxSettings
  openLocal: OpenInbox | undefined
}

/** Renders the inbox: at once with a local backend, in the cloud after a sign-in to Firebase. */
export function Inbox({settings, openLocal}: InboxProps) {
  if (openLocal) return <LocalInbox open={openLocal} />
  if (isConfigured(settings)) return <SignedInInbox settings={settings} />
  return (
    <Message title="The inbox is not set up">
      This Studio was built without the settings of a Firebase project, so it can’t show inquiries. Ask your
      site administrator to add them (docs/guides/deploy.md) and deploy the Studio again.
    </Message>
  )
}

function LocalInbox({open}: {open: OpenInbox}) {
  const editor = useCurrentUser()?.name ?? 'Local Editor'
  const {data: connection} = useAsync(() => open(editor), [open, editor])
  return connection ? <InboxView connection={connection} /> : <Loading />
}

function SignedInInbox({settings}: {settings: InboxSettings}) {
  const [signIn, setSignIn] = useState<SignIn>()
  const [signInError, setError] = useState<unknown>()
  const {data: hosted, error: loadError} = useAsync(async () => {
    const {HostedInbox} = await import('./hosted-inbox.ts')
    return new HostedInbox(settings)
  }, [settings])
  useEffect(
    () =>
      hosted?.watchSignIn((next) => {
        setError(undefined)
        setSignIn(next)
      }, setError),
    [hosted],
  )
  const error = signInError ?? loadError

  if (signIn?.state === 'staff') return <InboxView connection={signIn.connection} />
  if (loadError !== undefined) return <ProblemCard problem={errorMessage(loadError)} />
  if (!hosted || (!signIn && error === undefined)) return <Loading />
  const problem = error === undefined ? undefined : errorMessage(error)
  if (signIn?.state === 'not staff') {
    return (
      <Message
        title={`${signIn.email} may not read inquiries`}
        problem={problem}
        action={<Button mode="ghost" text="Sign out" onClick={() => hosted.signOut().catch(setError)} />}
      >
        Ask your site administrator for access (npm run staff -- add {signIn.email}), then sign out and in
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
      Inquiries are personal data and are stored apart from the content. Sign in with the Google account that
      has access to them.
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

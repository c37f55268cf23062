import { accountTexts } from '#texts/accounts.ts'
import { Confirmation } from '../features/account-confirmation/confirmation.tsx'
import type { Route } from './+types/confirmar-email.ts'

const texts = accountTexts.confirmEmail

export function meta() {
  return [
    { title: texts.pageTitle },
    { name: 'description', content: texts.description },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The address holds a token. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
}

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return { tokenHash: query.get('type') === 'signup' ? query.get('token_hash') || null : null }
}

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  return <Confirmation tokenHash={loaderData.tokenHash} />
}

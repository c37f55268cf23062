/** The parts of the context that call out or think long, each watched. Where nothing is watched they are as they were. */
import type { SocialProviders } from '#server/account/social/providers.ts'
import type { PaymentProvider } from '#server/shop/payments/provider.ts'
import type { Payments } from '#server/shop/payments/providers.ts'
import type { EssayCorrector } from '#server/writing/correction/open-corrector.ts'
import type { Reviewer } from '#server/writing/external-review/reviewer.ts'
import type { Config } from './platform/config/config.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { Telemetry } from './platform/telemetry/telemetry.ts'

type Parts = {
  readonly corrector: EssayCorrector
  readonly files: FileStore
  readonly mailer: Mailer
  readonly payments: Payments
  readonly reviewer: Reviewer | null
  readonly socialProviders: SocialProviders
}

export function watchParts(parts: Parts, { isOn, watch }: Telemetry, config: Config): Parts {
  if (!isOn) return parts
  const { corrector, files, mailer, payments, reviewer, socialProviders } = parts
  const read = reviewer?.read
  const call = <T>(name: string, step: string, work: () => Promise<T>) =>
    watch({ kind: 'call', name, step }, work)
  return {
    corrector: { correct: (essay) => watch({ kind: 'correction' }, () => corrector.correct(essay)) },
    files: config.s3 ? watchFiles(files, call) : files,
    mailer:
      config.mail.kind === 'smtp'
        ? { ...mailer, send: (message) => call('smtp', 'send', () => mailer.send(message)) }
        : mailer,
    payments: watchPayments(payments, call),
    // What came of it is counted where its answer is read (reviewer/review.ts).
    reviewer: reviewer && {
      ...reviewer,
      ask: (essay) => call('reviewer', 'ask', () => reviewer.ask(essay)),
      read: read ? (picture) => call('reviewer', 'read', () => read(picture)) : null,
    },
    socialProviders: {
      find: socialProviders.find,
      authorizationUrl: (...asked) =>
        call('oidc', 'discover', () => socialProviders.authorizationUrl(...asked)),
      identify: (...asked) => call('oidc', 'identify', () => socialProviders.identify(...asked)),
    },
  }
}

type Call = <T>(name: string, step: string, work: () => Promise<T>) => Promise<T>

/** Of a file that is sent on as it comes, the time until its first byte. */
function watchFiles(files: FileStore, call: Call): FileStore {
  return {
    put: (...asked) => call('s3', 'put', () => files.put(...asked)),
    get: (key) => call('s3', 'get', () => files.get(key)),
    open: (...asked) => call('s3', 'open', () => files.open(...asked)),
    has: (key) => call('s3', 'head', () => files.has(key)),
    byteSizeOf: (key) => call('s3', 'head', () => files.byteSizeOf(key)),
    delete: (key) => call('s3', 'delete', () => files.delete(key)),
    list: (prefix) => call('s3', 'list', () => files.list(prefix)),
    sweep: files.sweep,
    linkTo: files.linkTo,
  }
}

/** The test provider beside them is our own tables. */
function watchPayments(payments: Payments, call: Call): Payments {
  const isReal = ({ id }: PaymentProvider) => payments.choices.some((choice) => choice === id)
  const watched = <Provider extends PaymentProvider>(provider: Provider): Provider =>
    isReal(provider) ? watchProvider(provider, call) : provider
  return {
    get current() {
      return watched(payments.current)
    },
    get recurring() {
      return payments.recurring && watched(payments.recurring)
    },
    choices: payments.choices,
    find: (id) => {
      const provider = payments.find(id)
      return provider && watched(provider)
    },
  }
}

function watchProvider<Provider extends PaymentProvider>(provider: Provider, call: Call): Provider {
  const { id } = provider
  return {
    ...provider,
    startPayment: (...asked) => call(id, 'start', () => provider.startPayment(...asked)),
    refund: (...asked) => call(id, 'refund', () => provider.refund(...asked)),
    lookUp: (...asked) => call(id, 'look up', () => provider.lookUp(...asked)),
    listRecent: (...asked) => call(id, 'list', () => provider.listRecent(...asked)),
  }
}

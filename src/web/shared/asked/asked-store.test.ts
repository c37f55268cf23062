import { describe, expect, it } from 'vitest'
import { ok, refuse } from '#domain/shared/result.ts'
import { type Answer, createAskedStore } from './asked-store.ts'

/** A question that is answered by hand. */
function byHand() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer<string>>()
  const asked: { signal?: AbortSignal } = {}
  const fetchValue = (signal: AbortSignal) => {
    asked.signal = signal
    return promise
  }
  return { asked, fetchValue, promise, resolve, reject }
}

describe('a question to the server', () => {
  it('begins without a value, asking', () => {
    const store = createAskedStore<string>(null)
    expect(store.current()).toMatchObject({ value: null, refusal: null, isAsking: true, isStale: false })
  })

  it('shows what was known before as stale until the answer has come', async () => {
    const store = createAskedStore<string>('kept')
    expect(store.current()).toMatchObject({ value: 'kept', isStale: true })
    await store.ask('a', async () => ok('new'))
    expect(store.current()).toMatchObject({ value: 'new', isStale: false, isAsking: false })
  })

  it('tells the code of a refusal, and a fetch that throws is unreachable', async () => {
    const store = createAskedStore<string>(null)
    await store.ask('a', async () => refuse('too_early'))
    expect(store.current()).toMatchObject({ value: null, refusal: 'too_early', isAsking: false })
    await store.ask('a', () => Promise.reject(new TypeError('no network')))
    expect(store.current()).toMatchObject({ value: null, refusal: 'unreachable', isAsking: false })
  })

  it('keeps the value while the same is asked again, marked as stale, also after a refusal', async () => {
    const store = createAskedStore<string>(null)
    await store.ask('a', async () => ok('old'))
    const again = byHand()
    const done = store.ask('a', again.fetchValue)
    expect(store.current()).toMatchObject({ value: 'old', isAsking: true, isStale: true })
    again.resolve(refuse('unreachable'))
    await done
    expect(store.current()).toMatchObject({ value: 'old', refusal: 'unreachable', isStale: true })
  })

  it('drops the value of another question, but where the screen wants to keep it', async () => {
    const store = createAskedStore<string>(null)
    await store.ask('a', async () => ok('of a'))
    void store.ask('b', byHand().fetchValue, true)
    expect(store.current()).toMatchObject({ value: 'of a', isStale: true })
    void store.ask('c', byHand().fetchValue)
    expect(store.current()).toMatchObject({ value: null, isStale: false })
  })

  it('aborts the older question and drops its answer, even one that comes last', async () => {
    const store = createAskedStore<string>(null)
    const [older, newer] = [byHand(), byHand()]
    const both = [store.ask('a', older.fetchValue), store.ask('b', newer.fetchValue)]
    expect(older.asked.signal?.aborted).toBe(true)
    newer.resolve(ok('of b'))
    older.resolve(ok('of a'))
    await Promise.all(both)
    expect(store.current()).toMatchObject({ question: 'b', value: 'of b', isAsking: false })
  })

  it('tells nobody of an answer after it was stopped', async () => {
    const store = createAskedStore<string>(null)
    const question = byHand()
    const done = store.ask('a', question.fetchValue)
    let told = 0
    store.subscribe(() => {
      told += 1
    })
    store.stop()
    expect(question.asked.signal?.aborted).toBe(true)
    question.resolve(ok('too late'))
    await done
    expect([told, store.current().value]).toEqual([0, null])
  })

  it('takes what an act answered, and drops what was under way', async () => {
    const store = createAskedStore<string>(null)
    const question = byHand()
    const done = store.ask('a', question.fetchValue)
    store.put('saved')
    question.resolve(ok('from before the act'))
    await done
    expect(store.current()).toMatchObject({ value: 'saved', isAsking: false, isStale: false })
  })

  it('asks again after an act, since what is under way may be of before it', async () => {
    const store = createAskedStore<string>('kept')
    const [before, after] = [byHand(), byHand()]
    const waiting = [after, before]
    const done = store.ask('a', (signal) => (waiting.pop() ?? after).fetchValue(signal))
    store.change((value) => `${value}!`)
    expect(before.asked.signal?.aborted).toBe(true)
    before.resolve(ok('kept'))
    await done
    expect(store.current()).toMatchObject({ value: 'kept!', isAsking: true, isStale: true })
    after.resolve(ok('kept!?'))
    await after.promise
    await Promise.resolve()
    expect(store.current()).toMatchObject({ value: 'kept!?', isAsking: false, isStale: false })
  })

  it('asks nothing again after an act once it is answered', async () => {
    const store = createAskedStore<string>(null)
    let askedCount = 0
    await store.ask('a', async () => {
      askedCount += 1
      return ok('here')
    })
    store.change((value) => `${value}!`)
    expect([askedCount, store.current().value, store.current().isAsking]).toEqual([1, 'here!', false])
  })

  it('changes a value that is there, and none that is not', async () => {
    const store = createAskedStore<string>(null)
    store.change((value) => `${value}!`)
    expect(store.current().value).toBeNull()
    store.put('yes')
    store.change((value) => `${value}!`)
    expect(store.current().value).toBe('yes!')
  })
})

/** What a whole person wrote and practised (tests/support/whole-person.ts). */
import { randomInt, randomUUID } from 'node:crypto'
import { newCertificateCode } from '#domain/study/courses/certificate.ts'
import { photographKey } from '#server/writing/sheet-photographs/photograph-address.ts'
import type { TestApp } from './test-app.ts'

export async function aDayOfPractice(app: TestApp, userId: string): Promise<void> {
  const { db } = app.context
  const day = '2026-11-21'
  await db
    .insertInto('practice_cards')
    .values({
      ...{ user_id: userId, kind: 'onde', due: new Date(), stability: 2.3, difficulty: 5.1 },
      ...{ reviews: 1, lapses: 0, reviewed_at: new Date(), right_days: 1, last_right_day: day },
    })
    .execute()
  const item = { id: '1', of: 'ours', kind: 'onde', exercise: 'onde-1', misses: 0, state: 'right' }
  await db
    .insertInto('practice_days')
    .values({ user_id: userId, day, items: JSON.stringify([item]) })
    .execute()
  const course = { user_id: userId, course: 'do-paragrafo-a-redacao' }
  const lesson = 'um-paragrafo-uma-ideia'
  const now = new Date()
  await db
    .insertInto('course_students')
    .values({ ...course, lesson, began_at: now, seen_at: now })
    .execute()
  await db
    .insertInto('course_lessons_done')
    .values({ ...course, lesson, done_at: now })
    .execute()
  await db
    .insertInto('lesson_questions')
    .values({ ...course, lesson, text: 'A tese vem antes?', may_show: true, created_at: now })
    .execute()
  await db
    .insertInto('course_certificates')
    .values({
      ...{ user_id: userId, course: course.course, course_title: 'Do parágrafo à redação' },
      ...{
        code: newCertificateCode(randomInt),
        student_name: 'x',
        lessons: 12,
        minutes: 150,
        issued_at: now,
      },
    })
    .execute()
  await db
    .insertInto('course_answers')
    .values({
      ...course,
      lesson,
      exercise: 'uma-ideia',
      text: 'x',
      is_right: false,
      tries: 1,
      answered_at: now,
    })
    .execute()
  await db
    .insertInto('xp_grants')
    .values({ user_id: userId, reason: 'mark', thing: `day:${day}:1`, xp: 10, day })
    .execute()
}

/** Written past the corrector: what is kept is what matters here, not how it was graded. */
export async function anEssayRow(app: TestApp, userId: string, letter: string): Promise<string> {
  const { db } = app.context
  const [id, now] = [randomUUID(), new Date()]
  await db
    .insertInto('essays')
    .values({ id, user_id: userId, theme: 'Um tema', draft: letter, created_at: now, updated_at: now })
    .execute()
  const version = { essay_id: id, number: 1, text: letter, levels: '[0,0,0,0,0]', total: 0, correction: '{}' }
  await db
    .insertInto('essay_versions')
    .values({ ...version, corrected_at: now })
    .execute()
  const forExam = { id: randomUUID(), exam: 'unicamp', theme: 'Outro tema' }
  await db
    .insertInto('essays')
    .values({ ...forExam, user_id: userId, created_at: now, updated_at: now })
    .execute()
  const forExamVersion = { essay_id: forExam.id, number: 1, text: letter, corrected_at: now }
  const reading = { marks: [], counts: { words: 1, lines: 1, paragraphs: 1, sentences: 1 }, readUpTo: null }
  await db
    .insertInto('exam_versions')
    .values({
      ...forExamVersion,
      reading: JSON.stringify(reading),
      assessment: JSON.stringify({ proposta: 2 }),
    })
    .execute()
  const month = '2026-11'
  await db
    .insertInto('mock_exams')
    .values({
      month,
      opens_at: now,
      closes_at: new Date(now.getTime() + 1),
      minutes: 90,
      is_planned: false,
      theme: 'Um tema',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('mock_exam_sittings')
    .values({
      month,
      user_id: userId,
      is_on_paper: false,
      begun_at: now,
      ends_at: now,
      text: letter,
      essay_id: id,
    })
    .execute()
  const name = randomUUID()
  const photograph = { id: randomUUID(), essay_id: id, page: 1, file_key: photographKey(name), byte_size: 3 }
  await app.context.files.put(photograph.file_key, new Uint8Array([0xff, 0xd8, 0xff]))
  await db
    .insertInto('sheet_photographs')
    .values({ ...photograph, created_at: now })
    .execute()
  const given = { id: randomUUID(), file_key: `given-sheets/aa/${randomUUID()}.jpg` }
  await app.context.files.put(given.file_key, new Uint8Array([0xff, 0xd8, 0xff]))
  const size = { width: 1200, height: 1600, quarterTurns: 0 }
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const read = { way: 'asked', found: null, used: corners, faults: [], missingLines: [] }
  const figures = JSON.stringify({ ...size, ...read, lines: 30, written: 30, typed: 30 })
  await db
    .insertInto('given_sheets')
    .values({ ...given, user_id: userId, wording: '2026-11-23', byte_size: 3, figures, created_at: now })
    .execute()
  await twoVoices(app, userId, letter)
  const today = { user_id: userId, day: '2026-11-21', count: 1 }
  await db.insertInto('correction_days').values(today).execute()
  await db.insertInto('review_days').values(today).execute()
  const recipient = 'Serviço (api.exemplo.invalid)'
  await db
    .insertInto('review_consents')
    .values({ user_id: userId, wording: '2026-11-21', recipient, given_at: now })
    .execute()
  const review = { essay_id: id, number: 1, recipient, ticket: randomUUID(), day: today.day, asked_at: now }
  await db
    .insertInto('essay_reviews')
    .values({
      ...review,
      comments: JSON.stringify([{ start: 0, end: 5, comment: letter }]),
      answered_at: now,
    })
    .execute()
  return id
}

/** One that has come, and one that is being spoken. */
async function twoVoices(app: TestApp, userId: string, letter: string): Promise<void> {
  for (const state of ['corrected', 'reading'] as const) {
    const voice_key = `voices/${randomUUID()}.webm`
    await app.context.files.put(voice_key, new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]))
    const sent = {
      theme: 'Um tema',
      body: `${letter} ${state}`,
      promised_on: '2026-12-01',
      sent_at: new Date(),
      corrected_at: state === 'corrected' ? new Date() : null,
    }
    const said = { voice_key, voice_seconds: 1, voice_text: 'Parabéns.', comment: `${letter} ${state}` }
    await app.context.db
      .insertInto('teacher_corrections')
      .values({ id: randomUUID(), account_id: userId, state, ...sent, ...said })
      .execute()
  }
}

/** The password of everybody in tests. */

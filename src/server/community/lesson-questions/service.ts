/**
 * Use cases of the questions below lessons (product §10 Courses, decision 0265): ask, read, take back, answer. One
 * question, one answer: nothing of a chat, since many who ask are minors.
 */
import { holdsPersonalData } from '#domain/community/personal-data.ts'
import { type MomentKey, writeMomentKey } from '#domain/shared/keyset.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { QUESTION_LIMITS } from '#domain/study/courses/lesson-question.ts'
import type { LessonQuestions, QuestionsAdmin } from '#domain/study/courses/lesson-question-wire.ts'
import { queuePush } from '#server/account/push/queue-push.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Author } from '#server/identity/authors/author.ts'
import { pageOf } from '#server/platform/http/page.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Student } from '#server/study/courses/own-progress.ts'
import { type LessonAddress, type LessonRefusal, openFor } from '#server/study/courses/study-lesson.ts'
import { findPause } from '../authors/pause-repository.ts'
import { type GateRefusal, passGate } from '../authors/text-gate.ts'
import { noteWriting, type WritingRefusal, writingRefusal } from '../authors/writing-refusal.ts'
import { adminQuestionJson, ownQuestionJson, readTitles, shownQuestionJson, titlesOf } from './presenter.ts'
import {
  deleteOwnQuestion,
  findQuestion,
  insertQuestion,
  listAnswered,
  listOwnQuestions,
  listShownQuestions,
  listWaiting,
  listWaitingOf,
  lockAsker,
  setAnswer,
} from './repository.ts'

const OWN_SHOWN = 50
const OTHERS_SHOWN = 20
const ADMIN_PAGE_SIZE = 30
const CONSOLE_PAGE = '/painel/duvidas'

type Context = Pick<AppContext, 'db' | 'now'>
type Telling = Context & Pick<AppContext, 'jobs'>

export type QuestionRefusal =
  | LessonRefusal
  | GateRefusal
  | WritingRefusal
  | Refusal<'too_many_waiting'>
  | Refusal<'question_not_found'>
  | Refusal<'not_to_be_shown'>

/** Who may read the lesson reads what was asked about it. */
export async function readQuestions(
  context: Context,
  student: Student,
  lesson: LessonAddress,
): Promise<Ok<LessonQuestions> | QuestionRefusal> {
  const opened = await openFor(context, student, lesson)
  return opened.ok ? ok(await read(context, student, lesson)) : opened
}

async function read({ db }: Context, { userId }: Student, lesson: LessonAddress): Promise<LessonQuestions> {
  const own = await listOwnQuestions(db, userId, lesson, OWN_SHOWN)
  const shown = await listShownQuestions(db, userId, lesson, OTHERS_SHOWN)
  return { own: own.map(ownQuestionJson), shown: shown.flatMap(shownQuestionJson) }
}

/** The same question once more, while it waits, is the first one. */
export async function askQuestion(
  context: Telling,
  { student, author }: { student: Student; author: Author },
  lesson: LessonAddress,
  { text, mayShow }: { readonly text: string; readonly mayShow: boolean },
): Promise<Ok<LessonQuestions> | QuestionRefusal> {
  const { db } = context
  const now = context.now()
  const opened = await openFor(context, student, lesson)
  if (!opened.ok) return opened
  // The teacher alone reads it: the rule of age is for what others read.
  const refusal = mayShow ? await writingRefusal(db, author, now) : await pauseOf(context, author.key)
  if (refusal) return refusal
  await noteWriting(db, author, now)
  const passed = await passGate(db, text, author)
  if (!passed.ok) return passed
  const asked = await db.transaction().execute(async (tx) => {
    await lockAsker(tx, student.userId)
    const waiting = await listWaitingOf(tx, student.userId, lesson.course)
    if (waiting.some((one) => one.lesson === lesson.lesson && one.text === text)) return ok(null)
    if (waiting.length >= QUESTION_LIMITS.waiting) return refuse('too_many_waiting')
    const id = await insertQuestion(tx, { ...lesson, userId: student.userId, text, mayShow, now })
    await queuePush(tx, now, 'owners', { kind: 'message', thing: id, path: CONSOLE_PAGE })
    return ok(null)
  })
  if (!asked.ok) return asked
  context.jobs.wake('deliver-pushes')
  return ok(await read(context, student, lesson))
}

async function pauseOf({ db, now }: Context, key: string): Promise<Refusal<'paused'> | null> {
  return (await findPause(db, key, now())) ? refuse('paused') : null
}

/** With its answer, at any time. */
export async function takeQuestionBack(
  { db }: Context,
  userId: string,
  id: string,
): Promise<Ok<null> | QuestionRefusal> {
  return (await deleteOwnQuestion(db, userId, id)) ? ok(null) : refuse('question_not_found')
}

export async function readQuestionsAdmin(
  context: Context,
  list: 'waiting' | 'answered',
  after: MomentKey | null,
): Promise<QuestionsAdmin> {
  const asked = { after, limit: ADMIN_PAGE_SIZE + 1 }
  const found =
    list === 'waiting' ? await listWaiting(context.db, asked) : await listAnswered(context.db, asked)
  const { rows, next } = pageOf(found, ADMIN_PAGE_SIZE, ({ created_at, answered_at, id }) =>
    writeMomentKey({ at: answered_at ?? created_at, id }),
  )
  const titles = await readTitles(context, rows)
  return { questions: rows.map((row) => adminQuestionJson(row, titles)), next }
}

/** The first answer is told by mail and notice; one that is mended is not told again. */
export async function answerQuestion(
  context: Telling,
  ownerId: string,
  id: string,
  { text, isShown }: { readonly text: string; readonly isShown: boolean },
): Promise<Ok<null> | QuestionRefusal> {
  if (holdsPersonalData(text)) return refuse('personal_data')
  const now = context.now()
  const answered = await context.db.transaction().execute(async (tx): Promise<Ok<null> | QuestionRefusal> => {
    const question = await findQuestion(tx, id)
    if (!question) return refuse('question_not_found')
    if (isShown && !question.may_show) return refuse('not_to_be_shown')
    // The same call after a lost answer.
    if (question.answer === text && question.is_shown === isShown) return ok(null)
    await setAnswer(tx, id, { text, isShown, now })
    await recordAuditEntry(tx, {
      actorId: ownerId,
      action: 'question.answer',
      subjectKind: 'course',
      subject: question.course,
      at: now,
    })
    if (question.answer !== null) return ok(null)
    const path = `/cursos/${question.course}/${question.lesson}`
    await queueMail(tx, now, {
      kind: 'lesson-answer',
      recipient: question.email,
      facts: {
        name: question.full_name,
        lessonTitle: titlesOf(await readTitles({ db: tx }, [question]), question).lessonTitle,
        question: question.text,
        text,
        path,
      },
    })
    await queuePush(tx, now, { userIds: [question.user_id] }, { kind: 'answer', thing: id, path })
    return ok(null)
  })
  if (answered.ok) {
    context.jobs.wake('deliver-mail')
    context.jobs.wake('deliver-pushes')
  }
  return answered
}

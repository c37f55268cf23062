import { expect, test } from 'vitest'
import type { CourseDraft, ExerciseDraft, LessonDraft } from '../../console/courses-admin-wire.ts'
import { checkCourse, withAddresses, withFileSizes } from './course-draft.ts'

const EXERCISE: ExerciseDraft = {
  id: 'a',
  prompt: 'Escreva.',
  given: null,
  check: { of: 'thesis', theme: 'Um tema' },
  model: 'Uma frase.',
}
const LESSON: LessonDraft = {
  slug: 'um',
  title: 'Um',
  minutes: 5,
  afterDays: 0,
  text: 'Texto.',
  exercises: [EXERCISE],
}
const COURSE: CourseDraft = {
  slug: 'curso',
  title: 'Curso',
  summary: 'Resumo.',
  goals: [],
  access: 'free',
  release: 'open',
  modules: [{ title: 'Módulo', lessons: [LESSON] }],
}
const withLesson = (...lessons: LessonDraft[]): CourseDraft => ({
  ...COURSE,
  modules: [{ title: 'Módulo', lessons }],
})
const withExercise = (change: Partial<ExerciseDraft>) =>
  withLesson({ ...LESSON, exercises: [{ ...EXERCISE, ...change }] })
const AT = 'modules.0.lessons.0'

test.each<[string, CourseDraft, string[]]>([
  ['a whole course', COURSE, []],
  ['no words at all', { ...COURSE, title: '', summary: ' ', goals: [''] }, ['title', 'summary', 'goals.0']],
  ['no module', { ...COURSE, modules: [] }, ['modules']],
  [
    'an empty module',
    { ...COURSE, modules: [{ title: '', lessons: [] }] },
    ['modules.0.title', 'modules.0.lessons'],
  ],
  ['an empty lesson', withLesson({ ...LESSON, title: '', text: '\n' }), [`${AT}.title`, `${AT}.text`]],
  [
    'a video that is none, without its words',
    withLesson({ ...LESSON, video: { address: 'https://example.org', transcript: ' ' } }),
    [`${AT}.video.address`, `${AT}.video.transcript`],
  ],
  [
    'a video with its words',
    withLesson({ ...LESSON, video: { address: 'https://youtu.be/dQw4w9WgXcQ', transcript: 'Fala.' } }),
    [],
  ],
  [
    'a file without its name, and one that is gone',
    withLesson({
      ...LESSON,
      attachments: [
        { id: 'att_AAAAAAAAAAAA', title: ' ', byteSize: 9 },
        { id: 'att_BBBBBBBBBBBB', title: 'Lista', byteSize: 0 },
        { id: 'att_CCCCCCCCCCCC', title: 'Lista', byteSize: 1 },
      ],
    }),
    [`${AT}.attachments.0.title`, `${AT}.attachments.1.title`],
  ],
  [
    'an own video without captions and transcript, and one that is gone',
    withLesson(
      { ...LESSON, video: { address: '', transcript: '', file: { id: 'vid_AAAAAAAAAAAA', byteSize: 9 } } },
      {
        ...LESSON,
        slug: 'dois',
        video: {
          ...{ address: '', transcript: 'Tudo.' },
          file: { id: 'vid_BBBBBBBBBBBB', byteSize: 0 },
          captions: { id: 'cap_BBBBBBBBBBBB', byteSize: 1 },
        },
      },
    ),
    [`${AT}.video.captions`, `${AT}.video.transcript`, 'modules.0.lessons.1.video.file'],
  ],
  ['two lessons of one address', withLesson(LESSON, LESSON), ['modules.0.lessons.1.title']],
  [
    'no prompt and no model',
    withExercise({ prompt: '', model: '' }),
    [`${AT}.exercises.0.prompt`, `${AT}.exercises.0.model`],
  ],
  ['no theme', withExercise({ check: { of: 'repertoire', theme: '' } }), [`${AT}.exercises.0.theme`]],
  [
    'no source',
    withExercise({ check: { of: 'own-words', theme: 'T', source: '' } }),
    [`${AT}.exercises.0.given`],
  ],
  [
    'no class',
    withExercise({ check: { of: 'connective', classes: [], from: null } }),
    [`${AT}.exercises.0.classes`],
  ],
  [
    'no element',
    withExercise({ check: { of: 'proposal', elements: [], from: null } }),
    [`${AT}.exercises.0.elements`],
  ],
  ['a plan', withExercise({ check: { of: 'plan', lines: 4 } }), []],
])('%s', (_, course, fields) => {
  expect(checkCourse(course).map(({ field }) => field)).toEqual(fields)
})

test('new lessons and exercises get addresses of their own; those that have one keep it', () => {
  const fresh = {
    ...LESSON,
    slug: '',
    exercises: [
      { ...EXERCISE, id: '' },
      { ...EXERCISE, id: '' },
    ],
  }
  const [module] = withAddresses(withLesson({ ...LESSON, title: 'Outro nome' }, fresh, fresh)).modules
  expect(module?.lessons.map(({ slug }) => slug)).toEqual(['um', 'um-2', 'um-3'])
  expect(module?.lessons[1]?.exercises.map(({ id }) => id)).toEqual(['exercicio', 'exercicio-2'])
})

test('the size of a file is the one that is kept, whatever the form says', () => {
  const attachments = ['att_AAAAAAAAAAAA', 'att_BBBBBBBBBBBB'].map((id) => ({
    id,
    title: 'Lista',
    byteSize: 7,
  }))
  const pictures = ['pic_AAAAAAAAAAAA', 'pic_BBBBBBBBBBBB'].map((id, index) => ({
    ...{ id, number: index + 1, alt: 'Um gráfico', caption: '', width: 9, height: 9 },
  }))
  const video = {
    ...{ address: '', transcript: 'Tudo.' },
    file: { id: 'vid_AAAAAAAAAAAA', byteSize: 1 },
    captions: { id: 'cap_BBBBBBBBBBBB', byteSize: 1 },
  }
  const course = withLesson({ ...LESSON, attachments, pictures, video }, { ...LESSON, slug: 'dois' })
  const sizes = new Map([
    ['att_AAAAAAAAAAAA', { byteSize: 40, width: 0, height: 0 }],
    ['vid_AAAAAAAAAAAA', { byteSize: 5_000, width: 0, height: 0 }],
    ['pic_AAAAAAAAAAAA', { byteSize: 900, width: 640, height: 480 }],
  ])
  const [kept, none] = withFileSizes(course, sizes).modules[0]?.lessons ?? []
  expect(kept?.attachments?.map(({ byteSize }) => byteSize)).toEqual([40, 0])
  expect(kept?.pictures?.map(({ width, height }) => [width, height])).toEqual([
    [640, 480],
    [0, 0],
  ])
  expect([kept?.video?.file?.byteSize, kept?.video?.captions?.byteSize]).toEqual([5_000, 0])
  expect(none).toEqual({ ...LESSON, slug: 'dois' })
})

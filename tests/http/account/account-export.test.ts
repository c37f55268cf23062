/** "Exportar meus dados": one ZIP, read back as any program would (LGPD art. 18 II and V). */
import { afterAll, expect, test } from 'vitest'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { unzip } from '#tests/support/unzip.ts'
import { aWholePerson } from '#tests/support/whole-person.ts'
import { personalDataTexts } from '#texts/account/personal-data.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

function ask(to: TestApp, token: string | null) {
  return fetch(`${to.url}/api/account/export`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })
}

// Parsed JSON of our own making.
const json = (texts: Map<string, string>, file: string) => JSON.parse(texts.get(file) ?? 'null')

test('the ZIP holds a read-me and a file for each kind of data, with what the person left in each', async () => {
  const person = await aWholePerson(app)
  const response = await ask(app, person.token)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="domine-a-redacao-meus-dados-\d{4}-\d\d-\d\d\.zip"$/,
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')

  const texts = await unzip(response)
  const [{ redacao }] = json(texts, 'redacoes.json').fotosDaFolha
  const all = json(texts, 'correcoes-da-professora.json').enviadas as Record<string, unknown>[]
  // A class's teacher has corrected one, which promised nothing.
  expect(all.filter(({ daTurma }) => daTurma !== null)).toMatchObject([
    { daTurma: '3º ano B', situacao: 'class-corrected', comentario: 'Bom texto.', prometidaPara: null },
  ])
  const enviadas = all.filter(({ daTurma }) => daTurma === null)
  expect(enviadas).toMatchObject([
    { situacao: 'corrected', textoDoAudio: 'Parabéns.', comentario: `${person.marks.letter} corrected` },
    { situacao: 'reading', textoDoAudio: null, comentario: null, segundosDeAudio: null },
  ])
  const voice = `arquivos/voz-da-professora-${enviadas[0]?.['codigo']}.webm`
  expect(texts.get('LEIA-ME.txt')).toContain(`- ${voice}: um áudio que a professora gravou para você.`)
  const [{ id: given }] = json(texts, 'redacoes.json').fotosParaMedir
  const pictures = [
    'arquivos/foto-do-perfil-1.webp',
    `arquivos/folha-${redacao}-1.jpg`,
    `arquivos/foto-para-medir-${given}.jpg`,
    voice,
  ]
  expect([...texts.keys()]).toEqual([
    'LEIA-ME.txt',
    ...Object.keys(personalDataTexts.exportFiles),
    ...pictures,
  ])
  expect(texts.get('arquivos/foto-do-perfil-1.webp')).toMatch(/^RIFF.{4,}WEBP/s)
  expect(json(texts, 'arquivos.json')).toMatchObject([{ pasta: 'avatars', nome: `${person.user.id}-1.jpg` }])
  const { email, name, city, phone, letter } = person.marks
  expect(texts.get('LEIA-ME.txt')).toContain(`Conta: ${email}`)
  for (const file of Object.keys(personalDataTexts.exportFiles))
    expect(texts.get('LEIA-ME.txt')).toContain(`- ${file}: `)
  expect(json(texts, 'conta.json')).toMatchObject({
    codigo: person.user.id,
    email,
    temSenha: true,
    dadosInformadosNoCadastro: { full_name: name, city, phone },
    formasDeEntrada: [{ provedor: 'email' }],
  })
  expect(json(texts, 'perfil.json')).toMatchObject({
    nome: name,
    cidade: city,
    estado: 'CE',
    telefone: phone,
    redacoesGeradas: 0,
  })
  expect(json(texts, 'sessoes.json').sessoes).toHaveLength(2)
  expect(json(texts, 'registros-de-acesso.json')[0]).toEqual({
    dataEHora: expect.stringMatching(/^\d{4}-/),
    enderecoIp: '127.0.0.1',
    portaLogica: expect.any(Number),
  })
  expect(json(texts, 'consentimentos.json')).toMatchObject({
    idade: { faixa: '18-plus' },
    aceites: [{ documento: 'privacy' }, { documento: 'terms' }],
  })
  const badges = json(texts, 'insignias.json').map(({ insignia }: { insignia: string }) => insignia)
  expect(badges.sort()).toEqual(['papeleiro', 'primeiros-passos'])
  expect(json(texts, 'atividades.json')).toEqual([{ atividade: 'essay', quantidade: 3 }])
  expect(json(texts, 'indicacoes.json')).toMatchObject({
    codigoDoSeuConvite: expect.any(String),
    voceVeioPorConvite: false,
  })
  expect(json(texts, 'redacoes.json')).toMatchObject({
    redacoes: expect.arrayContaining([
      expect.objectContaining({ prova: 'enem', tema: 'Um tema', rascunho: letter }),
      expect.objectContaining({ prova: 'unicamp', tema: 'Outro tema' }),
    ]),
    versoes: [{ versao: 1, texto: letter, total: 0 }],
    versoesDeOutrasProvas: [{ versao: 1, texto: letter, autoavaliacao: { proposta: 2 } }],
    correcoesPorDia: [{ correcoes: 1 }],
  })
  expect(json(texts, 'plano-de-estudos.json')).toMatchObject({ plano: { form: { course: letter } } })
  expect(json(texts, 'pedidos.json')).toMatchObject([
    {
      situacao: 'paid',
      emailDeQuemCompra: email,
      totalEmCentavos: 1800,
      itens: [{ quantidade: 1, precoEmCentavos: 1800 }],
      pagamentos: [{ forma: 'pix', valorEmCentavos: 1800 }],
    },
  ])
  expect(json(texts, 'compras.json')).toMatchObject({
    materiais: [{ nomeImpresso: name }],
    acessos: [{ acesso: 'premium' }],
  })
  expect(json(texts, 'mensagens-de-contato.json')).toMatchObject([{ mensagem: letter, nome: name }])
  expect(json(texts, 'avisos-pedidos.json')).toMatchObject([{ assunto: 'cursos', email }])
  expect(json(texts, 'carrinhos-guardados.json')).toMatchObject([{ itens: [{ quantity: 1 }], email }])
  const kinds = json(texts, 'emails-enviados.json').map(({ tipo }: { tipo: string }) => tipo)
  expect(kinds).toEqual(expect.arrayContaining(['confirm-email', 'receipt', 'contact-received']))
})

test('no secret leaves in it: no hash, no refresh token, no link', async () => {
  const person = await aWholePerson(app)
  const whole = [...(await unzip(await ask(app, person.token))).values()].join('\n')
  const { password_hash: hash } = await app.context.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', person.user.id)
    .executeTakeFirstOrThrow()
  expect(whole).not.toContain(hash)
  expect(whole).not.toContain(person.session.refresh_token)
  expect(whole).not.toContain('token_hash')
})

test('one gets one’s own and nobody else’s', async () => {
  const [one, other] = [await aWholePerson(app), await aWholePerson(app)]
  const texts = await unzip(await ask(app, one.token))
  const whole = [...texts.values()].join('\n')
  // These rows hold no mark of anybody: two came with the sign-up and the proof, and other people have as many.
  expect(json(texts, 'sessoes.json').sessoes).toHaveLength(2)
  expect(json(texts, 'sessoes.json').navegadoresConhecidos).toHaveLength(2)
  expect(json(texts, 'registros-de-acesso.json')).toHaveLength(3)
  for (const mark of Object.values(other.marks)) expect(whole).not.toContain(mark)
  expect(whole).not.toContain(other.user.id)
})

test('who has not proven the address does not get what is kept under it: it may be a stranger’s', async () => {
  const person = await aWholePerson(app, { isProven: false })
  const texts = await unzip(await ask(app, person.token))
  for (const file of ['mensagens-de-contato.json', 'avisos-pedidos.json', 'emails-enviados.json']) {
    expect(json(texts, file), file).toEqual([])
  }
  expect(texts.get('LEIA-ME.txt')).toContain('ainda não foi confirmado')
})

test('without a living session there is no export', async () => {
  expect((await ask(app, null)).status).toBe(401)
  const person = await aSignedUpStudent(app)
  await person.client.auth.signOut()
  expect((await ask(app, person.session.access_token)).status).toBe(401)
})

test('ten exports in an hour are enough', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' })
  const person = await aSignedUpStudent(limited)
  const sent = await Promise.all(Array.from({ length: 12 }, () => ask(limited, person.session.access_token)))
  await Promise.all(sent.map((response) => response.arrayBuffer()))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(2)
})

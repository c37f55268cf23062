/** Texts of the person's rights: the export with its LEIA-ME.txt, and the end of an account (LGPD art. 18). */

/** What each file of the export tells. */
const exportFiles = {
  'conta.json': 'sua conta: e-mail, datas, o que você informou no cadastro e as formas de entrada',
  'perfil.json': 'seu perfil: nome, cidade, estado, telefone, XP e redações geradas',
  'sessoes.json': 'os aparelhos em que a sua conta está aberta (sem as chaves que abrem a sessão)',
  'registros-de-acesso.json':
    'os registros de acesso que a lei manda guardar por seis meses: data, hora e endereço IP (com a porta)',
  'consentimentos.json':
    'a faixa de idade que você informou, as versões dos termos que aceitou e a autorização do responsável para escrever na comunidade',
  'insignias.json': 'as insígnias que você conquistou no minicurso e na plataforma',
  'atividades.json': 'quantas redações, mensagens e participações contam para as suas insígnias',
  'indicacoes.json': 'o código do seu convite e quantas pessoas vieram por ele',
  'mural-de-feedbacks.json':
    'o que você escreveu e curtiu no mural de feedbacks, e as suas avaliações de produtos',
  'desafio-mensal.json': 'suas redações e curtidas do desafio mensal',
  'chat.json': 'suas mensagens no chat, denúncias, bloqueios e o que foi decidido sobre elas',
  'redacoes.json':
    'suas redações da sala de escrita, com plano, rascunho, versões, correções e as fotos guardadas com elas, e os seus simulados',
  'match-da-redacao.json':
    'sua participação no Match da Redação: amostras, redações enviadas, correções feitas e recebidas',
  'correcoes-da-professora.json':
    'as redações que você enviou para a professora, com as correções, as perguntas e as respostas; de quem corrige, o convite e o que escreveu',
  'creditos.json': 'seus créditos de correções e de gerações: recebidos, usados, devolvidos e vencidos',
  'plano-de-estudos.json': 'o cronograma de estudos guardado no perfil',
  'pratica.json':
    'sua prática: como vai cada tipo de erro, os exercícios dos últimos dias e cada ganho de XP, com o motivo',
  'cursos.json':
    'os cursos que você começou, as aulas concluídas, as respostas dos exercícios e as suas dúvidas',
  'arquivos.json': 'a lista das fotos que você enviou, com o nome, o tamanho e a data de cada uma',
  'pedidos.json': 'seus pedidos, com itens, valores (em centavos) e pagamentos',
  'compras.json': 'os materiais e os acessos que as compras liberaram',
  'assinatura.json': 'as suas assinaturas do Premium, com as cobranças (em centavos) e as devoluções',
  'parceria.json':
    'a sua parceria com a loja, se houver: o código do link, os pedidos que vieram por ele e o que foi pago',
  'mensagens-de-contato.json': 'as mensagens que você enviou pela página Contato',
  'avisos-pedidos.json': 'os avisos que você pediu em “Me avise!”',
  'carrinhos-guardados.json': 'os carrinhos que você pediu por e-mail, por até sete dias',
  'listas-de-email.json':
    'os avisos por e-mail que você recebe ou parou de receber, e se o seu endereço recusou mensagens',
  'turmas.json':
    'as turmas em que você está, com o que entregou, e as que você criou, com as tarefas, sem os dados dos outros estudantes',
  'responsaveis.json':
    'os códigos e vínculos com responsáveis ou com estudantes, os pedidos de compra e o que foi autorizado, aprovado ou retirado',
  'avisos-no-aparelho.json':
    'os avisos que você escolheu receber, os aparelhos que os recebem e os que estão a caminho',
  'emails-enviados.json': 'os e-mails que enviamos a você: tipo e data',
} as const
export type ExportFile = keyof typeof exportFiles

export const personalDataTexts = {
  exportFiles,
  readMe: (facts: {
    date: string
    email: string
    isEmailProven: boolean
    files: readonly { readonly name: string; readonly isReceived: boolean }[]
    siteUrl: string
  }): string =>
    [
      'DOMINE A REDAÇÃO: CÓPIA DOS SEUS DADOS',
      '',
      `Conta: ${facts.email}`,
      `Feita em: ${facts.date} (horário de Brasília)`,
      '',
      'Este arquivo traz tudo o que guardamos sobre você, como garante o art. 18 da LGPD (Lei nº 13.709/2018).',
      'Os arquivos .json são textos: abrem em qualquer navegador ou editor, e outros serviços conseguem lê-los.',
      'As datas estão no padrão internacional (ano-mês-dia, hora de Greenwich).',
      '',
      'O que há em cada arquivo:',
      ...Object.entries(exportFiles).map(([file, about]) => `- ${file}: ${about}.`),
      ...facts.files.map(
        ({ name, isReceived }) =>
          `- ${name}: ${isReceived ? 'um áudio que a professora gravou para você' : 'uma foto que você enviou'}.`,
      ),
      '',
      ...(facts.isEmailProven
        ? []
        : [
            'O e-mail da sua conta ainda não foi confirmado. Por isso, não estão aqui as mensagens e os avisos ligados',
            'só ao endereço: eles podem ser de outra pessoa. Confirme o e-mail e peça a cópia de novo.',
            '',
          ]),
      'O que não está aqui, e por quê:',
      '- Sua senha: guardamos só o resultado de um cálculo, do qual ela não pode ser lida.',
      '- Os PDFs que você comprou: baixe-os em Meus Materiais, no seu perfil. A lista deles está em compras.json.',
      '- Contagens de tentativas de entrada: são ligadas a um resumo que não pode ser lido.',
      '',
      `Para corrigir ou apagar seus dados: ${facts.siteUrl}/perfil, na aba Configurações.`,
      `Como usamos cada dado: ${facts.siteUrl}/politica-de-privacidade`,
      '',
    ].join('\r\n'),
  guardianReadMe: (facts: { date: string; siteUrl: string; files: readonly string[] }): string =>
    [
      'DOMINE A REDAÇÃO: CÓPIA PARA O RESPONSÁVEL',
      '',
      `Feita em: ${facts.date} (horário de Brasília)`,
      '',
      'Este arquivo traz dados da conta do estudante que você acompanha, como garantem os arts. 14 e 18 da LGPD',
      '(Lei nº 13.709/2018). “Você”, na lista abaixo, é o estudante. Ele foi avisado desta cópia.',
      'As datas estão no padrão internacional (ano-mês-dia, hora de Greenwich).',
      '',
      'O que há em cada arquivo:',
      ...facts.files.map((file) => `- ${file}: ${exportFiles[file as ExportFile]}.`),
      '',
      'O que não está aqui: o que o estudante escreve, as conversas, as fotos e os dados de contato dele.',
      `Para pedir mais, corrigir ou apagar dados: ${facts.siteUrl}/contato. A página para responsáveis conta como: ${facts.siteUrl}/para-responsaveis`,
      '',
    ].join('\r\n'),
} as const

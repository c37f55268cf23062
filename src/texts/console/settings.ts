/** Texts of /painel/ajustes: what the owner sets for the whole site. */
import type { Judging } from '#domain/community/challenge.ts'
import type { OwnerNews } from '#domain/console/owner-news.ts'
import type { FeatureId } from '#domain/site/features.ts'
import type {
  PaymentProviderChoice,
  SettingProblem,
  SettingSource,
  SiteSettings,
} from '#domain/site/site-settings.ts'

type ShopField = keyof SiteSettings['shop']

export const settingsAdminTexts = {
  title: 'Ajustes',
  lead: 'O que vale para a plataforma inteira. Cada parte é salva sozinha e vale na hora, sem reiniciar nada.',
  log: 'O que estava antes de cada mudança fica no Registro.',
  toLog: 'Abrir o Registro',
  loading: 'Abrindo os ajustes...',
  failed: 'Não conseguimos abrir os ajustes.',
  save: 'Salvar',
  saving: 'Salvando...',
  saved: { title: 'Salvo', description: 'Já vale em todas as páginas.' },
  notSaved: {
    variant: 'destructive',
    title: 'Não foi salvo',
    description: 'Nada mudou, e o que você digitou continua aqui. Confira a conexão e tente de novo.',
  },
  wrongFields: {
    variant: 'destructive',
    title: 'Confira os campos marcados',
    description: 'Nada foi mudado ainda.',
  },
  reset: 'Voltar ao padrão',
  resetOf: ({ group }: { group: string }) => `Voltar ao padrão: ${group}`,
  resetAsk: {
    title: 'Voltar ao padrão?',
    lead: 'Vale de novo o que está no servidor ou, sem isso, o que vem com a plataforma:',
    confirm: 'Voltar ao padrão',
    cancel: 'Deixar como está',
    close: 'Fechar',
  },
  sources: {
    console: 'Definido aqui',
    environment: 'Vem do servidor',
    default: 'Padrão da plataforma',
  } satisfies Record<SettingSource, string>,
  nothing: 'nada',
  missing: 'falta informar',
  on: 'ligado',
  off: 'desligado',
  problems: {
    'too-short': 'Escreva pelo menos 3 letras ou deixe vazio.',
    'too-long': 'É texto demais: encurte um pouco.',
    'not-cnpj': 'Este CNPJ ou CPF não existe: confira os números, principalmente os dois últimos.',
    'not-email': 'Confira o e-mail: falta algo nele.',
    'not-instagram': 'Digite o perfil, como @suapagina, ou o endereço dele em instagram.com.',
    'not-picture': 'Use uma foto deste site: envie a sua no perfil e toque no botão.',
    'not-day': 'Escolha um dia do calendário.',
    'not-sunday': 'O ENEM é aos domingos, e este dia não é um domingo.',
    'last-before-first': 'O último dia não pode vir antes do primeiro.',
    'no-working-day': 'Marque pelo menos um dia da semana.',
    'not-in-range': 'Digite um número inteiro dentro do limite.',
  } satisfies Record<SettingProblem, string>,
  otherProblem: 'Este valor não é aceito.',

  features: {
    heading: 'Recursos ligados e desligados',
    lead: 'Cada chave vale assim que você toca nela. Desligar não apaga nada: ao ligar de novo, tudo volta.',
    whenOff: 'Desligado:',
    list: {
      writingRoom: {
        name: 'Sala de escrita e corretor',
        whenOff:
          '“Praticar este tema” mostra “Funcionalidade em desenvolvimento!”, e o corretor volta a ser “Corretor Automático em Breve!”. As redações guardadas ficam guardadas.',
      },
      productInterest: {
        name: 'Botão “Me avise!”',
        whenOff: 'O botão mostra “Funcionalidade em desenvolvimento!” e não guarda o e-mail de ninguém.',
      },
      passwordRecovery: {
        name: 'Recuperar a senha',
        whenOff:
          '“Esqueceu a senha?” mostra “Funcionalidade em desenvolvimento.”. Quem esquecer a senha só entra com a sua ajuda.',
      },
      chatBadge: {
        name: 'Insígnia Socializador',
        whenOff: 'Cinquenta mensagens no chat deixam de dar a insígnia. Quem já tem fica com ela.',
      },
      feedbackComments: {
        name: 'Comentários no mural de feedbacks',
        whenOff: 'O botão de comentar avisa que comentar avaliações ainda não está disponível.',
      },
      challengeReading: {
        name: 'Ler redações inteiras do desafio',
        whenOff: '“Ler mais” mostra “Em breve!”. Cada pessoa continua lendo a própria redação.',
      },
      extraGenerations: {
        name: 'Venda de gerações extras',
        whenOff:
          '“Continuar e Pagar” mostra “Em breve você poderá comprar mais gerações!”. As gerações já compradas continuam valendo.',
      },
      peerReview: {
        name: 'Match da Redação',
        whenOff:
          '“Buscar um Match Agora” mostra “Funcionalidade em desenvolvimento!”. As correções entre colegas param e ficam guardadas; o que vencer enquanto isso vence.',
      },
    } satisfies Record<FeatureId, { name: string; whenOff: string }>,
  },

  shop: {
    heading: 'Quem vende',
    lead: 'A lei pede estes dados à vista de quem compra (Decreto nº 7.962/2013, art. 2º). Eles aparecem nos termos, na privacidade, em Contato e nos recibos. O que estiver vazio não aparece: preencha tudo antes de abrir a loja.',
    toPage: 'Ver nos Termos de Uso',
    fields: {
      name: { label: 'Nome ou razão social', hint: 'Quem vende como pessoa escreve o nome completo.' },
      cnpj: {
        label: 'CNPJ ou CPF',
        hint: 'De quem vende: o CNPJ da empresa ou, para quem vende como pessoa, o CPF. Ele aparece no site. Com ou sem pontos.',
      },
      address: { label: 'Endereço', hint: 'Rua, número, cidade e estado.' },
      email: {
        label: 'E-mail',
        hint: 'Também recebe as mensagens da página Contato e os avisos de desistência.',
      },
      phone: { label: 'Telefone', hint: '' },
      instagram: {
        label: 'Instagram',
        hint: 'O @ ou o endereço do perfil, para o link no rodapé. Vazio, o link não aparece.',
      },
    } satisfies Record<ShopField, { label: string; hint: string }>,
    optional: 'opcional',
  },

  teacher: {
    heading: 'Quem ensina',
    lead: 'Aparece na página inicial e em Quem Somos, assim que houver um nome e mais alguma coisa. O que ficar vazio não é mostrado.',
    toPage: 'Ver em Quem Somos',
    fields: {
      name: { label: 'Nome', hint: 'Como os estudantes chamam você.' },
      story: { label: 'Sua história', hint: 'De 40 a 1.500 letras. Cada linha é um parágrafo.' },
      sampleText: {
        label: 'Trecho de um estudante',
        hint: 'Uma ou duas frases, com a autorização de quem escreveu e sem o nome.',
      },
      sampleRemark: { label: 'O que você anotou ao lado', hint: 'Aparece com a letra da correção.' },
    } satisfies Record<Exclude<keyof SiteSettings['teacher'], 'picture'>, { label: string; hint: string }>,
    picture: 'Foto',
    noPicture: 'Sem foto. Envie uma no seu perfil e volte aqui.',
    usePicture: 'Usar a foto do meu perfil',
    removePicture: 'Tirar a foto',
    pictureNote: 'Ao trocar a foto do perfil, toque de novo.',
  },

  exam: {
    heading: 'Data do próximo ENEM',
    lead: 'O cronograma oferece a contagem dos dias até a prova. Ponha só uma data que o Inep já anunciou: os estudantes se guiam por ela.',
    none: 'Nenhuma data. Cada estudante informa quantos dias faltam.',
    past: 'Esta prova já começou: o cronograma não a oferece mais.',
    name: 'Nome da edição',
    nameHint: 'Por exemplo, ENEM 2027.',
    firstDay: 'Primeiro domingo',
    lastDay: 'Último domingo',
    source: 'Onde o Inep anunciou',
    sourceHint: 'O edital ou o endereço da página, para você conferir depois.',
    remove: 'Tirar a data',
    toPage: 'Ver no cronograma',
  },

  challenge: {
    heading: 'Desafio mensal',
    lead: 'Vale para os meses que ainda não começaram: uma rodada em andamento termina como foi prometida.',
    judging: 'Quem escolhe a redação vencedora',
    judgings: {
      likes: 'As curtidas dos participantes',
      jury: 'O júri, com notas por competência',
    } satisfies Record<Judging, string>,
    judgingHint:
      'Com prêmio, a lei pede um concurso só cultural, sem voto por curtida (Lei nº 5.768/1971; Portaria MF nº 422/2013): prefira o júri.',
    isReviewed: 'Eu leio cada redação antes de ela aparecer na lista',
    toAdmin: 'Temas, prêmios e notas ficam em Desafio mensal',
  },

  orders: {
    heading: 'Desistência depois do download',
    lead: 'Quem compra pela internet tem sete dias para desistir (Código de Defesa do Consumidor, art. 49). Se isso vale do mesmo modo para um arquivo já baixado é discutido entre juristas: a escolha é sua, e a página Trocas e Desistência conta a regra que você escolher.',
    refundAfterDownload: 'Devolver tudo também depois do primeiro download',
    whenOff:
      'Desligado: quem já baixou não desiste pelo botão. Antes do download, e em caso de defeito, nada muda.',
    toPage: 'Ver Trocas e Desistência',
  },

  corrections: {
    heading: 'Correções da professora',
    lead: 'Quem compra correções na loja envia redações para você corrigir. O dia prometido conta os seus dias de trabalho, as pausas e a fila.',
    isOn: 'Receber redações e vender correções',
    whenOff:
      'Desligado: ninguém envia nem compra. O que já foi enviado continua na fila, e os créditos continuam valendo.',
    workingDays: 'Em que dias você corrige',
    weekdays: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
    holidays: 'Os feriados nacionais ficam de fora.',
    daysPromised: 'Prazo, em dias de trabalho',
    daysPromisedHint: 'De 1 a 30. Com 3, o que chega na segunda fica prometido para a quinta.',
    perDay: 'Quantas por dia, no máximo',
    perDayHint: 'De 1 a 200. Quando um dia enche, a promessa passa para o seguinte.',
    pauseFrom: 'Pausa: primeiro dia',
    pauseUntil: 'Pausa: último dia',
    pauseHint: 'Nada é prometido para dias de pausa. Deixe os dois vazios quando não houver.',
    rewritingIsFree: 'A reescrita de uma redação já corrigida não gasta crédito',
    showsEngineFirst: 'Mostrar as notas do corretor automático antes das suas',
    followsHouse: 'A estimativa mostrada segue a régua da casa',
    toShop: 'Criar um produto com correções',
  },

  payments: {
    heading: 'Quem recebe os pagamentos',
    lead: 'O servidor tem as chaves de mais de um provedor. Os pedidos novos vão para o que você escolher; os que já começaram terminam onde começaram, e devoluções saem por onde o dinheiro entrou.',
    provider: 'Pedidos novos',
    names: { stripe: 'Stripe', 'mercado-pago': 'Mercado Pago' } satisfies Record<
      PaymentProviderChoice,
      string
    >,
    recurring:
      'As assinaturas do Premium são cobradas pelo Stripe: o Mercado Pago recebe só compras avulsas.',
  },

  subscriptions: {
    heading: 'Assinaturas do Premium',
    lead: 'Um plano sem preço não é vendido. O preço novo vale para quem assinar a partir de agora; quem já assina continua com o seu, até você avisar a mudança em Assinaturas.',
    monthlyPrice: 'Preço por mês',
    yearlyPrice: 'Preço por ano',
    priceHint: 'Em reais, por exemplo 39,90. Vazio: este plano não é vendido.',
    correctionsPerMonth: 'Correções da professora por mês',
    correctionsHint: 'De 0 a 20, para quem assinar a partir de agora. Cada uma vale por dois meses.',
    takesPix: 'Aceitar também Pix Automático (antes, ative-o na sua conta do Stripe)',
    toPage: 'Ver a página do Premium',
  },
  /** Set on its own page (/painel/fotos). */
  photographs: { heading: 'Fotos de folhas' },

  reviewer: {
    heading: 'Comentários de um serviço externo',
    lead: 'Quem já tem 18 anos pode pedir a um serviço de fora comentários sobre a própria redação, depois de concordar que o texto e o tema sejam enviados. A nota nunca vem dele. Se o servidor indicar um modelo que lê imagens, quem concordar também pode pedir que ele leia as linhas de uma folha fotografada.',
    recipient: ({ name }: { name: string }) => `Quem recebe os textos: ${name}.`,
    none: 'Nenhum serviço está configurado no servidor. Enquanto for assim, nada aparece para os estudantes e nada é enviado.',
    isOn: 'Deixar pedir comentários e leituras',
    whenOff:
      'Desligado: ninguém consegue pedir, e nada é enviado. Os comentários que já chegaram continuam com as redações.',
    toPage: 'Ver na Política de Privacidade',
  },

  safety: {
    heading: 'Leitura antes da entrega',
    lead: 'As idades são declaradas por cada pessoa. O que espera aparece em Moderação, e só chega depois da sua leitura.',
    switches: {
      readsFirstExchanges: {
        name: 'Ler a primeira correção entre duas pessoas no Match',
        hint: 'Vale quando uma delas tem conta há menos de 30 dias, ou não tem pedido pago nem autorização de responsável por escrito, anotada por você. Desligada, o que espera é entregue em até um minuto.',
      },
      readsVisitors: {
        name: 'Ler antes o que visitantes sem conta escrevem no chat, no mural e no desafio',
        hint: 'No chat e no mural, o texto espera em Moderação; no desafio, a redação espera em Desafio mensal. Até lá, só quem escreveu vê. Desligada, o que já espera continua esperando a sua leitura.',
      },
    },
    toAdmin: 'Abrir a Moderação',
  },

  notices: {
    heading: 'Avisos por e-mail',
    lead: ({ email }: { email: string }) =>
      `Escrevemos para ${email}, em um e-mail só para tudo o que aconteceu no último minuto. Cada mensagem da página Contato vai em um e-mail próprio, e as correções do dia, em um só, às 7 horas.`,
    noAddress: 'Informe o e-mail em Quem vende: sem ele, não temos para onde escrever.',
    switches: {
      sales: 'Cada venda',
      disputes: 'Cada contestação no banco',
      reports: 'Cada denúncia na comunidade',
      messages: 'Cada mensagem da página Contato',
      corrections: 'Correções prometidas para hoje ou atrasadas',
    } satisfies Record<OwnerNews, string>,
  },

  chat: {
    heading: 'Visitantes no chat',
    lead: 'Quem pode escrever no chat e com que frequência se decide em Moderação, junto das mensagens.',
    toAdmin: 'Abrir a Moderação',
  },
} as const

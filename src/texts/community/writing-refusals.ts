/** Why a text was not taken, by the server's code: fetched with the first refusal. */

export const writingRefusalTexts: Readonly<Record<string, string>> = {
  refused_word: 'Há uma palavra que não aceitamos por aqui. Troque-a e envie de novo.',
  personal_data: 'Por segurança, tire do texto telefone, e-mail, documento e perfil de rede social.',
  name_refused: 'Assine com o seu nome: ele não pode parecer o da equipe nem ficar invisível.',
  link_by_visitor: 'Para publicar links, entre na sua conta.',
  age_unknown: 'Para escrever aqui, informe a sua faixa de idade no perfil.',
  guardian_needed:
    'Para escrever aqui, a sua conta precisa da autorização de um responsável: crie o código em Configurações, no perfil.',
  paused: 'Você está sem publicar por um tempo, por decisão da moderação.',
  over_request_rate_limit: 'Foram muitos envios em pouco tempo. Espere um pouco e tente de novo.',
}

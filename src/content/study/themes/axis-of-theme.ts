/**
 * Where the repertoire bank helps with a theme: the axis of each theme of the writing room, ours by the axis that they
 * stand under, those of the exam by what they ask about. Apart from the banks, so that a corrected essay need not carry
 * them.
 */
import type { RepertoireAxisId } from '#domain/study/repertoire.ts'

const THEMES_OF_AXIS: Readonly<Record<RepertoireAxisId, { readonly name: string; readonly themes: string }>> =
  {
    saude: {
      name: 'Saúde',
      themes:
        'cobertura-vacinal diagnostico-tardio automedicacao saude-mental-dos-jovens ultraprocessados doacao-de-orgaos 2020-regular 2021-reaplicacao-ppl cigarro-eletronico dengue obesidade gravidez-na-adolescencia doacao-de-sangue sedentarismo alcool-na-adolescencia saude-bucal hiv-entre-jovens',
    },
    educacao: {
      name: 'Educação',
      themes:
        'evasao-escolar analfabetismo-funcional bullying estudantes-autistas educacao-financeira ensino-tecnico 2017-regular 2006-regular 1998-regular celular-na-escola falta-de-professores perda-de-leitores acesso-a-creche alfabetizacao-na-idade-certa ensino-em-tempo-integral educacao-de-adultos aprender-matematica ensino-superior-a-distancia',
    },
    'meio-ambiente': {
      name: 'Meio Ambiente',
      themes:
        'saneamento-basico lixo-eletronico desastres-climaticos preservacao-do-cerrado gestao-da-agua trafico-de-animais 2008-regular 2001-regular queimadas plastico-nos-oceanos calor-extremo emissoes-de-gases desperdicio-de-alimentos arborizacao-das-cidades reciclagem-e-catadores desertificacao-do-sertao garimpo-ilegal',
    },
    tecnologia: {
      name: 'Tecnologia',
      themes: '2018-regular 2011-regular ia-na-educacao infancia-na-internet combate-a-desinformacao',
    },
    cultura: { name: 'Cultura', themes: '2024-regular 2022-regular acesso-a-museus-e-teatros' },
    politica: {
      name: 'Política',
      themes: '2009-regular 2002-regular 1999-regular abstencao-eleitoral',
    },
    'questoes-sociais': {
      name: 'Questões Sociais',
      themes:
        'solidao pessoas-com-deficiencia preconceito-linguistico refugiados-e-imigrantes apostas-virtuais adocao-tardia 2025-regular 2023-reaplicacao-ppl 2022-reaplicacao-ppl 2020-digital 2020-reaplicacao-ppl 2017-segunda-aplicacao-ppl 2012-regular 2009-cancelada superendividamento ausencia-paterna abandono-de-animais queda-da-natalidade casamento-infantil guarda-compartilhada maes-solo telas-na-primeira-infancia pobreza-na-infancia',
    },
    'trabalho-e-economia': {
      name: 'Trabalho e Economia',
      themes:
        'trabalho-por-aplicativo trabalho-analogo-ao-de-escravo inteligencia-artificial primeiro-emprego desigualdade-salarial esgotamento-profissional 2025-municipios-do-para 2025-reaplicacao-ppl 2023-regular 2018-segunda-aplicacao-ppl 2010-regular 2005-regular trabalho-e-descanso acidentes-de-trabalho trabalho-remoto jovens-sem-estudo-nem-trabalho trabalho-domestico trabalho-e-deficiencia trabalho-informal desigualdade-racial-no-trabalho',
    },
    'diversidade-e-inclusao': {
      name: 'Diversidade e Inclusão',
      themes: '2016-regular 2016-segunda-aplicacao 2007-regular direitos-dos-quilombolas',
    },
    'direitos-humanos-e-cidadania': {
      name: 'Direitos Humanos',
      themes:
        'desinformacao-eleitoral jovens-na-politica acesso-a-justica exclusao-digital mulheres-na-politica mobilidade-urbana 2021-regular 2010-segunda-aplicacao 2000-regular deficit-habitacional dignidade-menstrual calcadas-acessiveis acessibilidade-digital',
    },
    'violencia-e-seguranca-publica': {
      name: 'Violência e Segurança',
      themes:
        'violencia-no-transito violencia-contra-criancas golpes-virtuais egressos-do-sistema-prisional violencia-psicologica violencia-nos-estadios 2015-regular 2013-regular 2003-regular pessoas-desaparecidas roubo-de-celulares homicidios-de-jovens faccoes-e-milicias prevencao-do-feminicidio violencia-contra-idosos uso-da-forca-policial',
    },
    'arte-e-midia': {
      name: 'Arte e Mídia',
      themes: '2024-reaplicacao-ppl 2019-regular 2014-regular 2004-regular desertos-de-noticias',
    },
  }

/** Null for a theme of the student's own. */
export function axisOfTheme(themeId: string | null): { id: string; name: string } | null {
  if (themeId === null) return null
  for (const [id, { name, themes }] of Object.entries(THEMES_OF_AXIS)) {
    if (themes.split(' ').includes(themeId)) return { id, name }
  }
  return null
}

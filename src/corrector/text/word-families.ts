/**
 * Words of one root that no ending tells, because the root is short or changes: who writes of "leitores" writes of
 * "leitura". Only words that titles of themes have; without accents, in the singular, each family by its first word.
 */
const FAMILIES = `
leitura leitor leitora ler leem leram leia leiam lendo
doacao doar doador doadora doam doou doem doado doada doando
adocao adotar adotivo adotiva adotante adotam adotado adotada adotando
evasao evadir evadem evadido evadiram
moradia morador moradora morar moram habitacao habitacional
consumo consumir consumidor consumidora consumista consumismo consumido consumida
inclusao incluir inclusivo inclusiva incluem incluido incluida
exclusao excluir excluem excluido excluida excludente
prisao preso presa prisional presidio
morte morrer morrem morreu morto morta mortal mortalidade
fome faminto faminta
pobreza pobre empobrecer empobrecimento empobrecido
jovem juventude
infancia infantil crianca
velhice velho velha envelhecer envelhecimento idoso idosa
mulher feminino feminina feminicidio feminismo feminista
raca racial racismo racista antirracista
agua hidrico hidrica
surdo surda surdez
cego cega cegueira
doenca doente adoecer adoecimento adoecem
vacina vacinar vacinacao vacinado vacinal vacinam
voto votar votacao votante votam eleitor eleitora eleicao eleitoral
corrupcao corrupto corrupta
censura censurar censurado censor
escrita escrever escritor escritora escrevem
lingua linguistico linguistica idioma
cinema cinematografico cinematografica cineasta
teatro teatral
musica musical musico
arte artistico artistica artista
esporte esportivo esportiva esportista desportivo
jogo jogar jogador jogadora jogam
aposta apostar apostador apostam
divida endividar endividamento endividado endividada
emprego empregar empregado desemprego desempregado empregador empregabilidade
escravo escravidao escravizar escravizado escravizada escravista
incendio incendiar queimada queimar
luto enlutado enlutada
solidao solitario solitaria sozinho sozinha
sono dormir dormem
obesidade obeso obesa
suicidio suicida
alcool alcoolismo alcoolatra alcoolico alcoolica
fumo fumar fumante tabaco tabagismo cigarro
crime criminoso criminosa criminalidade criminal
religiao religioso religiosa religiosidade
paternidade pai paterno paterna
maternidade mae materno materna
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** By each word its family's first one. */
export const FAMILY_OF: ReadonlyMap<string, string> = new Map(
  FAMILIES.flatMap((family) => family.map((word) => [word, family[0] ?? word] as const)),
)

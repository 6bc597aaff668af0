/** The messages of the catalogues and what each takes. Written by `make words`. */
import type { Value } from './message.ts';

/** Messages that take nothing. */
export type PlainKey =
  | 'chess-castling-pushes-pawn'
  | 'chess-castling-pushes-pawn-short'
  | 'chess-claim-line'
  | 'chess-claim-quiet'
  | 'chess-claim-repetition'
  | 'chess-dead-position'
  | 'chess-either-may-begin'
  | 'chess-en-passant'
  | 'chess-en-passant-short'
  | 'chess-fide'
  | 'chess-first'
  | 'chess-found-over'
  | 'chess-german'
  | 'chess-illegal'
  | 'chess-in-check'
  | 'chess-level-1'
  | 'chess-level-2'
  | 'chess-level-3'
  | 'chess-level-4'
  | 'chess-level-5'
  | 'chess-level-6'
  | 'chess-level-7'
  | 'chess-level-8'
  | 'chess-light-square-at-right'
  | 'chess-measure-material'
  | 'chess-measure-mates'
  | 'chess-name'
  | 'chess-needed'
  | 'chess-opening-moves'
  | 'chess-opening-moves-short'
  | 'chess-over'
  | 'chess-pgn-game'
  | 'chess-pgn-no-game'
  | 'chess-philidor'
  | 'chess-position'
  | 'chess-position-first'
  | 'chess-promotion'
  | 'chess-promotion-any'
  | 'chess-promotion-lost'
  | 'chess-promotion-short'
  | 'chess-quiet-moves'
  | 'chess-repetition'
  | 'chess-setup-bad-castling-rights'
  | 'chess-setup-empty'
  | 'chess-setup-impossible-check'
  | 'chess-setup-invalid-ep-square'
  | 'chess-setup-no-black-king'
  | 'chess-setup-no-white-king'
  | 'chess-setup-opposite-check'
  | 'chess-setup-pawns-on-backrank'
  | 'chess-setup-too-many-black-pawns'
  | 'chess-setup-too-many-black-pieces'
  | 'chess-setup-too-many-checkers'
  | 'chess-setup-too-many-kings'
  | 'chess-setup-too-many-white-pawns'
  | 'chess-setup-too-many-white-pieces'
  | 'chess-stockfish'
  | 'chess-title'
  | 'chess-to-move-in-check'
  | 'chess-why-dead'
  | 'chess-why-mate'
  | 'chess-why-quiet'
  | 'chess-why-repetition'
  | 'chess-why-stalemate'
  | 'citations-appendix'
  | 'citations-before-rules'
  | 'citations-bishop-and-rook'
  | 'citations-brilliant-strokes'
  | 'citations-conclusion'
  | 'citations-cunningham-gambit'
  | 'citations-damier'
  | 'citations-dictionary'
  | 'citations-ends-of-games'
  | 'citations-errata'
  | 'citations-foreword'
  | 'citations-name-ac'
  | 'citations-name-acad'
  | 'citations-name-acad-a'
  | 'citations-name-acad-b'
  | 'citations-name-acad-d'
  | 'citations-name-ext-f'
  | 'citations-name-ext-m'
  | 'citations-name-fide'
  | 'citations-name-fmjd'
  | 'citations-name-lep'
  | 'citations-name-man'
  | 'citations-name-metz'
  | 'citations-name-phil'
  | 'citations-ours-bearing-off'
  | 'citations-ours-common-agreement'
  | 'citations-ours-dice-of-winner'
  | 'citations-ours-holes-of-toc'
  | 'citations-ours-no-hands'
  | 'citations-ours-other-endings'
  | 'citations-ours-other-game'
  | 'citations-ours-other-party'
  | 'citations-ours-outside-treatises'
  | 'citations-ours-perpetual-check'
  | 'citations-ours-played-for-him'
  | 'citations-ours-rule-xvi-misread'
  | 'citations-ours-rule-xviii-omitted'
  | 'citations-plate'
  | 'citations-poem'
  | 'citations-poule'
  | 'citations-preamble'
  | 'citations-preface'
  | 'citations-queen-gambit'
  | 'citations-silent-adversaries-count'
  | 'citations-silent-all-in'
  | 'citations-silent-all-laid'
  | 'citations-silent-as-at-retour'
  | 'citations-silent-both-leave'
  | 'citations-silent-chance-plays'
  | 'citations-silent-closed-coup'
  | 'citations-silent-crowned-polish'
  | 'citations-silent-dice-drawn'
  | 'citations-silent-dice-of-winner'
  | 'citations-silent-ecole-explained'
  | 'citations-silent-empty-coin-hit'
  | 'citations-silent-empty-coin-rest'
  | 'citations-silent-equal-dice'
  | 'citations-silent-everyone-charged'
  | 'citations-silent-false-play'
  | 'citations-silent-fifty-moves'
  | 'citations-silent-first-jeton'
  | 'citations-silent-five-coups'
  | 'citations-silent-high-tiles'
  | 'citations-silent-hundred-points'
  | 'citations-silent-kings-fly'
  | 'citations-silent-larger-number'
  | 'citations-silent-loser-pays'
  | 'citations-silent-no-refuge'
  | 'citations-silent-nobody-enters'
  | 'citations-silent-nobody-fills'
  | 'citations-silent-nobody-hit'
  | 'citations-silent-nobody-met'
  | 'citations-silent-none-borne-off'
  | 'citations-silent-nothing-to-play-for'
  | 'citations-silent-own-pieces'
  | 'citations-silent-partie-drawn'
  | 'citations-silent-philidors-games'
  | 'citations-silent-player-chooses'
  | 'citations-silent-stalemate'
  | 'citations-silent-two-holes'
  | 'citations-silent-winner-counts'
  | 'citations-silent-winner-takes'
  | 'citations-silent-wiped-put-back'
  | 'citations-source-ac'
  | 'citations-source-acad'
  | 'citations-source-acad-a'
  | 'citations-source-acad-b'
  | 'citations-source-acad-d'
  | 'citations-source-ext-f'
  | 'citations-source-ext-m'
  | 'citations-source-fide'
  | 'citations-source-fmjd'
  | 'citations-source-lep'
  | 'citations-source-man'
  | 'citations-source-metz'
  | 'citations-source-phil'
  | 'citations-supplement'
  | 'citations-varied'
  | 'claims-book'
  | 'claims-by'
  | 'claims-evidence'
  | 'claims-head'
  | 'claims-kind'
  | 'claims-not-checked'
  | 'claims-nothing'
  | 'claims-power'
  | 'claims-power-confirms'
  | 'claims-power-measures'
  | 'claims-power-nothing'
  | 'claims-power-proves'
  | 'claims-power-refutes'
  | 'claims-said'
  | 'claims-verdict'
  | 'common-colon'
  | 'common-no'
  | 'common-none'
  | 'common-nothing'
  | 'common-unlimited'
  | 'common-yes'
  | 'community-account-needed'
  | 'community-annulled'
  | 'community-apart'
  | 'community-appeal-decided'
  | 'community-appealed'
  | 'community-case-concerned'
  | 'community-case-staff'
  | 'community-case-taken'
  | 'community-factor-needed'
  | 'community-game-needed'
  | 'community-guest-role'
  | 'community-guests-silent'
  | 'community-lifted'
  | 'community-no-case'
  | 'community-no-decision'
  | 'community-no-line'
  | 'community-not-proposed'
  | 'community-not-staff'
  | 'community-not-their-game'
  | 'community-notice-appeal'
  | 'community-notice-decision'
  | 'community-notice-dismissed'
  | 'community-notice-thanks'
  | 'community-notice-to-decision'
  | 'community-notice-to-message'
  | 'community-notice-upheld'
  | 'community-other-room'
  | 'community-own-account'
  | 'community-own-decision'
  | 'community-reason-needed'
  | 'community-repeated'
  | 'community-second-needed'
  | 'company-bredouille-cap'
  | 'company-bredouille-cap-short'
  | 'company-bredouille-every'
  | 'company-consolation'
  | 'company-ecrire'
  | 'company-fewest'
  | 'company-fiche-from'
  | 'company-for-idle'
  | 'company-for-jeton-queue'
  | 'company-for-marque'
  | 'company-for-postillon'
  | 'company-for-queue'
  | 'company-form'
  | 'company-form-a-tourner'
  | 'company-form-about'
  | 'company-form-chouette'
  | 'company-form-deux-contre-deux'
  | 'company-form-tete-a-tete'
  | 'company-holes'
  | 'company-holes-about'
  | 'company-idle-consolation'
  | 'company-in-succession'
  | 'company-in-succession-short'
  | 'company-jeton-queue'
  | 'company-jeton-queue-compensated'
  | 'company-jeton-queue-deducted'
  | 'company-jeton-queue-none'
  | 'company-jeton-queue-short'
  | 'company-jetons-a-fiche'
  | 'company-jetons-a-marque'
  | 'company-law'
  | 'company-law-about'
  | 'company-measure-written'
  | 'company-most-parties'
  | 'company-most-parties-about'
  | 'company-needs-winner'
  | 'company-next-dice'
  | 'company-next-dice-leaver'
  | 'company-next-dice-thrown'
  | 'company-not-ended'
  | 'company-option-fiches'
  | 'company-option-fiches-about'
  | 'company-option-marques'
  | 'company-option-marques-about'
  | 'company-option-parties'
  | 'company-option-parties-about'
  | 'company-other-people'
  | 'company-partner-advises'
  | 'company-partner-advises-short'
  | 'company-partner-first'
  | 'company-partner-first-about'
  | 'company-partner-first-short'
  | 'company-players'
  | 'company-postillon-first'
  | 'company-postillon-next'
  | 'company-poule'
  | 'company-poule-open'
  | 'company-poule-over'
  | 'company-price'
  | 'company-price-fiche'
  | 'company-price-jeton'
  | 'company-price-short'
  | 'company-queue'
  | 'company-refait'
  | 'company-refait-doubling'
  | 'company-refait-linear'
  | 'company-refait-short'
  | 'company-rules-compensated'
  | 'company-rules-crayon'
  | 'company-rules-doubling'
  | 'company-rules-lep-1818'
  | 'company-rules-octuple'
  | 'company-rules-poule'
  | 'company-rules-poule-letter'
  | 'company-rules-progression'
  | 'company-rules-tour'
  | 'company-settled-but-played'
  | 'company-sheet-a-tourner'
  | 'company-sheet-balance'
  | 'company-sheet-bredouille'
  | 'company-sheet-chouette'
  | 'company-sheet-consolation'
  | 'company-sheet-deux-contre-deux'
  | 'company-sheet-holes'
  | 'company-sheet-jeton-queue'
  | 'company-sheet-made'
  | 'company-sheet-marque'
  | 'company-sheet-owes'
  | 'company-sheet-partie'
  | 'company-sheet-plays'
  | 'company-sheet-points'
  | 'company-sheet-postillon'
  | 'company-sheet-poule'
  | 'company-sheet-queue'
  | 'company-sheet-quits'
  | 'company-sheet-refait'
  | 'company-sheet-staked'
  | 'company-sheet-taken'
  | 'company-sheet-total'
  | 'company-sheet-tour'
  | 'company-sheet-won'
  | 'company-stakes-again'
  | 'company-stakes-again-short'
  | 'company-table-not-read'
  | 'company-tour-a-tour'
  | 'company-usual-marques'
  | 'company-wrong-board'
  | 'company-wrong-people'
  | 'dice-after-reveal'
  | 'dice-bad-signature'
  | 'dice-chain-not-used'
  | 'dice-cosignature-unknown'
  | 'dice-date'
  | 'dice-entry-order'
  | 'dice-evidence-other-game'
  | 'dice-link-before'
  | 'dice-link-server'
  | 'dice-links-count'
  | 'dice-no-chance'
  | 'dice-not-awaited'
  | 'dice-not-following'
  | 'dice-not-over'
  | 'dice-not-sent'
  | 'dice-not-your-anchor'
  | 'dice-note-checkpoint'
  | 'dice-note-form'
  | 'dice-one-opening'
  | 'dice-opening-counts'
  | 'dice-opening-wrong'
  | 'dice-page-entry'
  | 'dice-reveal-follows'
  | 'dice-revealed-anchors'
  | 'dice-roll-pending'
  | 'dice-sealed-seed'
  | 'dice-sealed-yet'
  | 'dice-server-anchor'
  | 'dice-takeback-roll'
  | 'dice-time-charged'
  | 'dice-tlog-bundle'
  | 'dice-tlog-nothing'
  | 'dice-tlog-proof'
  | 'dice-unsigned'
  | 'dice-weak-key'
  | 'dice-witness-form'
  | 'dominoes-a-quatre'
  | 'dominoes-aim'
  | 'dominoes-aim-last'
  | 'dominoes-aim-points'
  | 'dominoes-aim-rounds'
  | 'dominoes-aim-stakes'
  | 'dominoes-already-announced'
  | 'dominoes-already-seen'
  | 'dominoes-block-score'
  | 'dominoes-block-score-adverse'
  | 'dominoes-block-score-difference'
  | 'dominoes-block-score-short'
  | 'dominoes-charge'
  | 'dominoes-charge-every-hand'
  | 'dominoes-charge-highest-hand'
  | 'dominoes-charge-short'
  | 'dominoes-closed-takes'
  | 'dominoes-closed-takes-short'
  | 'dominoes-dernier'
  | 'dominoes-fault-cost'
  | 'dominoes-fault-cost-both'
  | 'dominoes-fault-cost-each'
  | 'dominoes-fault-cost-game'
  | 'dominoes-fault-open'
  | 'dominoes-first'
  | 'dominoes-first-about'
  | 'dominoes-first-drawn'
  | 'dominoes-first-tile'
  | 'dominoes-goal'
  | 'dominoes-hand-empty'
  | 'dominoes-hand-needed'
  | 'dominoes-hidden'
  | 'dominoes-illegal'
  | 'dominoes-leader-lays'
  | 'dominoes-leader-tie'
  | 'dominoes-leader-tie-leader'
  | 'dominoes-leader-tie-other'
  | 'dominoes-leader-tie-short'
  | 'dominoes-level-1'
  | 'dominoes-level-2'
  | 'dominoes-level-3'
  | 'dominoes-level-4'
  | 'dominoes-level-5'
  | 'dominoes-level-6'
  | 'dominoes-level-7'
  | 'dominoes-line-empty'
  | 'dominoes-marking'
  | 'dominoes-measure-answers'
  | 'dominoes-measure-hand'
  | 'dominoes-memory'
  | 'dominoes-memory-about'
  | 'dominoes-memory-short'
  | 'dominoes-name'
  | 'dominoes-next-lead'
  | 'dominoes-next-lead-right'
  | 'dominoes-next-lead-short'
  | 'dominoes-next-lead-winner'
  | 'dominoes-no-act'
  | 'dominoes-no-chance'
  | 'dominoes-no-false-pass'
  | 'dominoes-no-fault'
  | 'dominoes-no-seat'
  | 'dominoes-not-announced'
  | 'dominoes-not-counted'
  | 'dominoes-not-held'
  | 'dominoes-not-playing'
  | 'dominoes-not-shown'
  | 'dominoes-not-taking'
  | 'dominoes-not-turned-up'
  | 'dominoes-not-upset'
  | 'dominoes-not-your-turn'
  | 'dominoes-nothing-said'
  | 'dominoes-nothing-to-draw'
  | 'dominoes-nothing-to-lay'
  | 'dominoes-nothing-to-recall'
  | 'dominoes-nothing-to-take'
  | 'dominoes-number-forbidden'
  | 'dominoes-other-act'
  | 'dominoes-over'
  | 'dominoes-partner-counts'
  | 'dominoes-partner-counts-short'
  | 'dominoes-partners'
  | 'dominoes-partners-redraw'
  | 'dominoes-partners-redraw-about'
  | 'dominoes-partners-redraw-short'
  | 'dominoes-piquet-voleur'
  | 'dominoes-players'
  | 'dominoes-players-about'
  | 'dominoes-points'
  | 'dominoes-points-about'
  | 'dominoes-pots'
  | 'dominoes-pots-about'
  | 'dominoes-poule'
  | 'dominoes-remedy-announced'
  | 'dominoes-remedy-game'
  | 'dominoes-remedy-recall'
  | 'dominoes-rounds'
  | 'dominoes-rounds-about'
  | 'dominoes-sans-points'
  | 'dominoes-seating-drawn'
  | 'dominoes-seating-taken'
  | 'dominoes-seats'
  | 'dominoes-seats-about'
  | 'dominoes-seats-short'
  | 'dominoes-setup-too-many-passes'
  | 'dominoes-shares'
  | 'dominoes-stakes-put'
  | 'dominoes-surplus'
  | 'dominoes-surplus-drawn'
  | 'dominoes-surplus-kept'
  | 'dominoes-surplus-short'
  | 'dominoes-table'
  | 'dominoes-table-about'
  | 'dominoes-table-complete'
  | 'dominoes-table-marking'
  | 'dominoes-table-ordinary'
  | 'dominoes-table-short'
  | 'dominoes-take-number'
  | 'dominoes-tete-a-tete'
  | 'dominoes-tile-barred'
  | 'dominoes-tiles'
  | 'dominoes-tiles-about'
  | 'dominoes-title'
  | 'dominoes-to-play'
  | 'dominoes-to-shuffle'
  | 'dominoes-too-late'
  | 'dominoes-uncovered'
  | 'draughts-adouber-said'
  | 'draughts-already-proposed'
  | 'draughts-babylonian'
  | 'draughts-claim-between'
  | 'draughts-claim-crowning'
  | 'draughts-claim-distance'
  | 'draughts-claim-draw'
  | 'draughts-claim-easier'
  | 'draughts-claim-en-prise'
  | 'draughts-claim-forced'
  | 'draughts-claim-games'
  | 'draughts-claim-giveaway'
  | 'draughts-claim-headings'
  | 'draughts-claim-kings'
  | 'draughts-claim-kings-every'
  | 'draughts-claim-kings-some'
  | 'draughts-claim-leads'
  | 'draughts-claim-legal'
  | 'draughts-claim-line'
  | 'draughts-claim-longest'
  | 'draughts-claim-losses'
  | 'draughts-claim-material'
  | 'draughts-claim-mistakes'
  | 'draughts-claim-move'
  | 'draughts-claim-moves'
  | 'draughts-claim-no-win'
  | 'draughts-claim-rule'
  | 'draughts-claim-safe'
  | 'draughts-claim-shortest'
  | 'draughts-claim-start'
  | 'draughts-claim-studies'
  | 'draughts-claim-survey'
  | 'draughts-claim-switch'
  | 'draughts-claim-takes'
  | 'draughts-claim-turn'
  | 'draughts-claim-unique'
  | 'draughts-claim-ways'
  | 'draughts-claim-win'
  | 'draughts-damier'
  | 'draughts-diagonale'
  | 'draughts-diagonale-about'
  | 'draughts-doctrine-both-sides'
  | 'draughts-doctrine-centre'
  | 'draughts-doctrine-crown'
  | 'draughts-doctrine-exchange'
  | 'draughts-doctrine-held'
  | 'draughts-doctrine-king'
  | 'draughts-doctrine-main-line'
  | 'draughts-doctrine-manoury'
  | 'draughts-doctrine-manoury-about'
  | 'draughts-doctrine-move'
  | 'draughts-doctrine-near'
  | 'draughts-doctrine-stripped'
  | 'draughts-doctrine-stroke'
  | 'draughts-doctrine-together'
  | 'draughts-dxp-claimed'
  | 'draughts-dxp-cut'
  | 'draughts-dxp-silent'
  | 'draughts-dxp-time'
  | 'draughts-extra-needs-main-line'
  | 'draughts-first'
  | 'draughts-first-about'
  | 'draughts-first-king-alone'
  | 'draughts-first-king-kings'
  | 'draughts-fmjd'
  | 'draughts-french'
  | 'draughts-hand-needed'
  | 'draughts-hub-board'
  | 'draughts-hub-game'
  | 'draughts-hub-no-program'
  | 'draughts-hub-one-nodes'
  | 'draughts-hub-over'
  | 'draughts-huff-first'
  | 'draughts-illegal'
  | 'draughts-king-goes'
  | 'draughts-king-goes-flying'
  | 'draughts-king-goes-flying-all-ways'
  | 'draughts-king-goes-one-step'
  | 'draughts-kings-given'
  | 'draughts-kings-given-about'
  | 'draughts-last-move-open'
  | 'draughts-level-1'
  | 'draughts-level-2'
  | 'draughts-level-3'
  | 'draughts-level-4'
  | 'draughts-level-5'
  | 'draughts-level-6'
  | 'draughts-level-7'
  | 'draughts-level-8'
  | 'draughts-main-line-draw'
  | 'draughts-main-line-draw-alone-on-it'
  | 'draughts-main-line-draw-at-odds'
  | 'draughts-main-line-draw-never'
  | 'draughts-main-line-draw-safe-on-it'
  | 'draughts-man-steps'
  | 'draughts-man-steps-all-ways'
  | 'draughts-man-steps-forward'
  | 'draughts-man-takes'
  | 'draughts-man-takes-all-ways'
  | 'draughts-man-takes-forward'
  | 'draughts-man-takes-forward-and-back'
  | 'draughts-manoury'
  | 'draughts-measure-coup'
  | 'draughts-measure-kings'
  | 'draughts-measure-most-taken'
  | 'draughts-measure-pieces'
  | 'draughts-measure-taken'
  | 'draughts-measure-wins'
  | 'draughts-men'
  | 'draughts-men-less'
  | 'draughts-men-less-about'
  | 'draughts-metz'
  | 'draughts-name'
  | 'draughts-no-act'
  | 'draughts-no-false-move'
  | 'draughts-no-fault'
  | 'draughts-no-seat'
  | 'draughts-no-tables'
  | 'draughts-not-bound-to-take'
  | 'draughts-not-obliged'
  | 'draughts-not-your-turn'
  | 'draughts-nothing-played'
  | 'draughts-nothing-proposed'
  | 'draughts-nothing-there'
  | 'draughts-nothing-to-consent-to'
  | 'draughts-obligation-first'
  | 'draughts-odds-games'
  | 'draughts-odds-games-about'
  | 'draughts-odds-kind'
  | 'draughts-off-board'
  | 'draughts-offer-open'
  | 'draughts-offer-to-crown'
  | 'draughts-over'
  | 'draughts-own-pieces'
  | 'draughts-pdn-before-moves'
  | 'draughts-pdn-close'
  | 'draughts-pdn-comment-open'
  | 'draughts-pdn-game'
  | 'draughts-pdn-no-faults'
  | 'draughts-pdn-no-game'
  | 'draughts-pdn-setup-inside'
  | 'draughts-pdn-too-deep'
  | 'draughts-pdn-variation-open'
  | 'draughts-position'
  | 'draughts-position-about'
  | 'draughts-precedence'
  | 'draughts-precedence-most'
  | 'draughts-precedence-most-by-king'
  | 'draughts-precedence-most-then-strongest'
  | 'draughts-precedence-short'
  | 'draughts-premier-a-dame'
  | 'draughts-premier-a-dame-about'
  | 'draughts-proven-draw'
  | 'draughts-puzzle-strongest'
  | 'draughts-qui-perd-gagne'
  | 'draughts-qui-perd-gagne-about'
  | 'draughts-quiet-moves'
  | 'draughts-remedy-lift'
  | 'draughts-remedy-put-back'
  | 'draughts-remedy-replay'
  | 'draughts-remedy-take'
  | 'draughts-remise'
  | 'draughts-remise-about'
  | 'draughts-repetition'
  | 'draughts-rigueur-manoury'
  | 'draughts-rigueur-metz'
  | 'draughts-set-game'
  | 'draughts-set-game-about'
  | 'draughts-setup-empty'
  | 'draughts-stakes'
  | 'draughts-stakes-about'
  | 'draughts-tally-crowned'
  | 'draughts-tally-limit'
  | 'draughts-tally-margin'
  | 'draughts-tally-taken'
  | 'draughts-three-may-be-men'
  | 'draughts-three-to-one'
  | 'draughts-three-to-one-giving-draw'
  | 'draughts-three-to-one-short'
  | 'draughts-title'
  | 'draughts-too-few-games'
  | 'draughts-too-many-captures'
  | 'draughts-two-to-one'
  | 'draughts-why-blocked'
  | 'draughts-why-first-king'
  | 'draughts-why-left'
  | 'draughts-why-limited'
  | 'draughts-why-main-line'
  | 'draughts-why-no-pieces'
  | 'draughts-why-quiet'
  | 'draughts-why-repetition'
  | 'drawing-no-fpdf'
  | 'drawing-to-move'
  | 'drawing-to-throw'
  | 'edition-paraphrase'
  | 'engine-grades-blunder'
  | 'engine-grades-doubtful'
  | 'engine-grades-error'
  | 'engine-grades-sound'
  | 'engine-loss'
  | 'engine-machine'
  | 'engine-no-core'
  | 'engine-perfect'
  | 'engine-perfect-about'
  | 'engine-quit'
  | 'engine-random'
  | 'engine-random-about'
  | 'engine-simple'
  | 'engine-simple-about'
  | 'engine-solved-damaged'
  | 'engine-too-late'
  | 'engine-win'
  | 'help-academie'
  | 'help-academie-debug'
  | 'help-academie-version'
  | 'help-analyse'
  | 'help-analyse-game'
  | 'help-analyse-most'
  | 'help-analyse-ponder'
  | 'help-analyse-ruleset'
  | 'help-analyse-save'
  | 'help-analyse-svg'
  | 'help-analyse-throw'
  | 'help-analyse-what'
  | 'help-audit'
  | 'help-citations'
  | 'help-claims'
  | 'help-claims-again'
  | 'help-claims-id'
  | 'help-claims-kind'
  | 'help-claims-results'
  | 'help-claims-source'
  | 'help-claims-stale'
  | 'help-claims-time'
  | 'help-claims-write'
  | 'help-conformance'
  | 'help-conformance-game'
  | 'help-coverage'
  | 'help-coverage-source'
  | 'help-coverage-write'
  | 'help-doctor'
  | 'help-dxp'
  | 'help-dxp-call'
  | 'help-dxp-call-book'
  | 'help-dxp-call-follow'
  | 'help-dxp-call-games'
  | 'help-dxp-call-host'
  | 'help-dxp-call-megabytes'
  | 'help-dxp-call-minutes'
  | 'help-dxp-call-moves'
  | 'help-dxp-call-out'
  | 'help-dxp-call-threads'
  | 'help-dxp-serve'
  | 'help-dxp-serve-book'
  | 'help-dxp-serve-games'
  | 'help-dxp-serve-host'
  | 'help-dxp-serve-initiate'
  | 'help-dxp-serve-megabytes'
  | 'help-dxp-serve-minutes'
  | 'help-dxp-serve-moves'
  | 'help-dxp-serve-out'
  | 'help-dxp-serve-threads'
  | 'help-engine'
  | 'help-engine-cores'
  | 'help-explain'
  | 'help-explain-act'
  | 'help-explain-by'
  | 'help-explain-position'
  | 'help-explain-svg'
  | 'help-export'
  | 'help-export-folder'
  | 'help-export-format'
  | 'help-export-with-texts'
  | 'help-games'
  | 'help-games-measure'
  | 'help-games-write'
  | 'help-hub'
  | 'help-lab'
  | 'help-lab-bench'
  | 'help-lab-bench-make'
  | 'help-lab-bench-net'
  | 'help-lab-bench-player'
  | 'help-lab-bench-positions'
  | 'help-lab-book'
  | 'help-lab-book-add'
  | 'help-lab-book-games'
  | 'help-lab-book-least'
  | 'help-lab-book-nodes'
  | 'help-lab-book-out'
  | 'help-lab-book-plies'
  | 'help-lab-book-seed'
  | 'help-lab-corpus'
  | 'help-lab-corpus-check'
  | 'help-lab-corpus-check-folder'
  | 'help-lab-corpus-check-sample'
  | 'help-lab-corpus-games'
  | 'help-lab-corpus-out'
  | 'help-lab-corpus-player'
  | 'help-lab-corpus-seed'
  | 'help-lab-curves'
  | 'help-lab-curves-folder'
  | 'help-lab-curves-out'
  | 'help-lab-curves-tensorboard'
  | 'help-lab-holding'
  | 'help-lab-holding-decisions'
  | 'help-lab-holding-games'
  | 'help-lab-holding-net'
  | 'help-lab-holding-seed'
  | 'help-lab-ladder'
  | 'help-lab-ladder-again'
  | 'help-lab-ladder-game'
  | 'help-lab-ladder-games'
  | 'help-lab-ladder-only'
  | 'help-lab-ladder-out'
  | 'help-lab-ladder-seed'
  | 'help-lab-ladders'
  | 'help-lab-ladders-folder'
  | 'help-lab-ladders-standings'
  | 'help-lab-ladders-write'
  | 'help-lab-match'
  | 'help-lab-match-elo'
  | 'help-lab-match-game'
  | 'help-lab-match-games'
  | 'help-lab-match-nodes'
  | 'help-lab-match-nodes-b'
  | 'help-lab-match-one'
  | 'help-lab-match-out'
  | 'help-lab-match-pairs'
  | 'help-lab-match-pieces'
  | 'help-lab-match-seed'
  | 'help-lab-match-set-a'
  | 'help-lab-match-set-b'
  | 'help-lab-match-time'
  | 'help-lab-match-time-b'
  | 'help-lab-match-two'
  | 'help-lab-openings'
  | 'help-lab-openings-folder'
  | 'help-lab-openings-out'
  | 'help-lab-play'
  | 'help-lab-play-config'
  | 'help-lab-play-out'
  | 'help-lab-rollout'
  | 'help-lab-rollout-game'
  | 'help-lab-rollout-games'
  | 'help-lab-rollout-net'
  | 'help-lab-rollout-plies'
  | 'help-lab-rollout-positions'
  | 'help-lab-rollout-seed'
  | 'help-lab-rules'
  | 'help-lab-rules-config'
  | 'help-lab-rules-out'
  | 'help-lab-rules-page'
  | 'help-lab-rules-summary'
  | 'help-lab-steps'
  | 'help-lab-steps-results'
  | 'help-lab-steps-svg'
  | 'help-lab-study'
  | 'help-lab-study-config'
  | 'help-lab-study-name'
  | 'help-lab-study-svg'
  | 'help-lab-train'
  | 'help-lab-train-config'
  | 'help-lab-train-out'
  | 'help-lab-train-tensorboard'
  | 'help-law'
  | 'help-law-carry'
  | 'help-law-carry-game'
  | 'help-law-carry-to'
  | 'help-law-doubts'
  | 'help-law-doubts-passage'
  | 'help-law-what-if'
  | 'help-law-what-if-game'
  | 'help-law-what-if-reading'
  | 'help-law-what-if-records'
  | 'help-law-what-if-time'
  | 'help-learn'
  | 'help-learn-game'
  | 'help-learn-list'
  | 'help-learn-name'
  | 'help-migrate'
  | 'help-monitor'
  | 'help-monitor-account'
  | 'help-monitor-device'
  | 'help-monitor-key'
  | 'help-monitor-last'
  | 'help-monitor-server'
  | 'help-monitor-since'
  | 'help-notifier'
  | 'help-notifier-lease'
  | 'help-odds'
  | 'help-odds-coin'
  | 'help-odds-coin-case'
  | 'help-odds-coin-numbers'
  | 'help-odds-coin-position'
  | 'help-odds-coin-svg'
  | 'help-odds-faux'
  | 'help-odds-faux-position'
  | 'help-odds-faux-svg'
  | 'help-odds-faux-target'
  | 'help-odds-fill'
  | 'help-odds-fill-numbers'
  | 'help-odds-fill-position'
  | 'help-odds-fill-svg'
  | 'help-odds-hit'
  | 'help-odds-hit-numbers'
  | 'help-odds-hit-position'
  | 'help-odds-hit-svg'
  | 'help-odds-hit-target'
  | 'help-odds-passing'
  | 'help-odds-passing-position'
  | 'help-odds-passing-svg'
  | 'help-odds-worth'
  | 'help-odds-worth-position'
  | 'help-odds-worth-svg'
  | 'help-option-address'
  | 'help-option-folder'
  | 'help-option-game'
  | 'help-option-help'
  | 'help-option-install-completion'
  | 'help-option-json'
  | 'help-option-lang'
  | 'help-option-port'
  | 'help-option-ray'
  | 'help-option-ruleset'
  | 'help-option-show-completion'
  | 'help-option-workers'
  | 'help-passages'
  | 'help-passages-what'
  | 'help-perft'
  | 'help-perft-depth'
  | 'help-perft-game'
  | 'help-perft-position'
  | 'help-play'
  | 'help-play-black'
  | 'help-play-forget'
  | 'help-play-game'
  | 'help-play-level'
  | 'help-play-marking'
  | 'help-play-option'
  | 'help-play-others'
  | 'help-play-record'
  | 'help-play-resume'
  | 'help-play-seed'
  | 'help-play-white'
  | 'help-practice'
  | 'help-practice-check'
  | 'help-practice-check-drop'
  | 'help-practice-check-file'
  | 'help-practice-check-game'
  | 'help-practice-check-seed'
  | 'help-practice-count'
  | 'help-practice-game'
  | 'help-practice-generate'
  | 'help-practice-generate-count'
  | 'help-practice-generate-file'
  | 'help-practice-generate-game'
  | 'help-practice-generate-resume'
  | 'help-practice-marking'
  | 'help-practice-marking-census'
  | 'help-practice-marking-count'
  | 'help-practice-marking-seed'
  | 'help-practice-marking-svg'
  | 'help-practice-theme'
  | 'help-quarantine'
  | 'help-quarantine-list'
  | 'help-quarantine-retry'
  | 'help-quarantine-retry-game'
  | 'help-quarantine-show'
  | 'help-quarantine-show-game'
  | 'help-quarantine-void'
  | 'help-quarantine-void-game'
  | 'help-restore'
  | 'help-restore-archive'
  | 'help-restore-figures'
  | 'help-restore-into'
  | 'help-restore-to'
  | 'help-roles'
  | 'help-roles-give'
  | 'help-roles-give-name'
  | 'help-roles-give-role'
  | 'help-roles-list'
  | 'help-roles-take'
  | 'help-roles-take-name'
  | 'help-roles-take-role'
  | 'help-rules'
  | 'help-rules-agreements'
  | 'help-rules-game'
  | 'help-rules-markdown'
  | 'help-serve'
  | 'help-serve-demo'
  | 'help-serve-folder'
  | 'help-serve-inside'
  | 'help-serve-port'
  | 'help-server'
  | 'help-server-check'
  | 'help-server-check-server'
  | 'help-server-init'
  | 'help-server-init-folder'
  | 'help-server-init-next'
  | 'help-server-init-site'
  | 'help-server-init-swap'
  | 'help-sign-out'
  | 'help-sign-out-name'
  | 'help-signals'
  | 'help-signals-list'
  | 'help-signals-list-most'
  | 'help-signals-show'
  | 'help-signals-show-account'
  | 'help-solved'
  | 'help-solved-build'
  | 'help-solved-build-out'
  | 'help-solved-build-rules'
  | 'help-solved-check'
  | 'help-solved-check-rules'
  | 'help-solved-figures'
  | 'help-solved-figures-rules'
  | 'help-solved-meet'
  | 'help-solved-meet-against'
  | 'help-solved-meet-games'
  | 'help-solved-meet-out'
  | 'help-solved-meet-seed'
  | 'help-solved-show'
  | 'help-study'
  | 'help-study-check'
  | 'help-study-check-source'
  | 'help-study-export'
  | 'help-study-export-path'
  | 'help-study-export-source'
  | 'help-study-export-study'
  | 'help-study-export-theme'
  | 'help-study-list'
  | 'help-study-list-pieces'
  | 'help-study-list-source'
  | 'help-study-list-theme'
  | 'help-study-show'
  | 'help-study-show-after'
  | 'help-study-show-number'
  | 'help-study-show-source'
  | 'help-study-show-svg'
  | 'help-study-solve'
  | 'help-study-solve-number'
  | 'help-study-solve-source'
  | 'help-study-stats'
  | 'help-study-themes'
  | 'help-tablebase'
  | 'help-tablebase-build'
  | 'help-tablebase-build-distance'
  | 'help-tablebase-build-kings'
  | 'help-tablebase-build-pieces'
  | 'help-tablebase-build-ruleset'
  | 'help-tablebase-build-slice'
  | 'help-tablebase-build-threads'
  | 'help-tablebase-list'
  | 'help-tablebase-list-ruleset'
  | 'help-tablebase-probe'
  | 'help-tablebase-probe-position'
  | 'help-tablebase-probe-ruleset'
  | 'help-tablebase-verify'
  | 'help-tablebase-verify-all'
  | 'help-tablebase-verify-ruleset'
  | 'help-tablebase-verify-sample'
  | 'help-tablebase-verify-slice'
  | 'help-texts'
  | 'help-texts-add'
  | 'help-texts-add-file'
  | 'help-texts-list'
  | 'help-texts-remove'
  | 'help-texts-remove-book'
  | 'help-verify'
  | 'help-verify-build'
  | 'help-verify-dice'
  | 'help-verify-dice-file'
  | 'help-verify-evidence'
  | 'help-verify-file'
  | 'help-verify-key'
  | 'help-verify-log'
  | 'help-verify-page'
  | 'help-verify-policy'
  | 'help-witness'
  | 'help-witness-new'
  | 'help-witness-new-folder'
  | 'help-witness-new-log'
  | 'help-witness-new-name'
  | 'help-witness-serve'
  | 'help-witness-serve-folder'
  | 'help-witness-serve-host'
  | 'help-witness-serve-port'
  | 'help-witness-status'
  | 'help-witness-status-folder'
  | 'help-witness-watch'
  | 'help-witness-watch-every'
  | 'help-witness-watch-folder'
  | 'help-witness-watch-logs'
  | 'help-worker'
  | 'help-worker-lease'
  | 'identity-changed-codes-subject'
  | 'identity-changed-email-removed-subject'
  | 'identity-changed-email-subject'
  | 'identity-changed-export-ready-subject'
  | 'identity-changed-leaving-subject'
  | 'identity-changed-passkey-added-subject'
  | 'identity-changed-passkey-removed-subject'
  | 'identity-changed-password-removed-subject'
  | 'identity-changed-password-subject'
  | 'identity-changed-recovered-subject'
  | 'identity-changed-totp-off-subject'
  | 'identity-changed-totp-on-subject'
  | 'identity-device-unknown'
  | 'identity-device-withdrawn'
  | 'identity-email-taken'
  | 'identity-export-readme'
  | 'identity-guest-devices'
  | 'identity-guests-denied'
  | 'identity-last-factor'
  | 'identity-like-email'
  | 'identity-like-site'
  | 'identity-link-over'
  | 'identity-mail-email-link'
  | 'identity-mail-email-subject'
  | 'identity-mail-not-you'
  | 'identity-mail-recovery-link'
  | 'identity-mail-recovery-subject'
  | 'identity-mail-settings'
  | 'identity-mail-unasked'
  | 'identity-many-links'
  | 'identity-many-wrong-codes'
  | 'identity-no-device'
  | 'identity-no-export'
  | 'identity-no-log'
  | 'identity-no-passkey'
  | 'identity-no-session'
  | 'identity-no-totp'
  | 'identity-passkey-host'
  | 'identity-passkey-known'
  | 'identity-password-alone'
  | 'identity-prove-again'
  | 'identity-second-step'
  | 'identity-sign-in-over'
  | 'identity-totp-there'
  | 'identity-type-name'
  | 'identity-wrong-code'
  | 'identity-wrong-email'
  | 'identity-wrong-passkey'
  | 'kernel-not-text'
  | 'kernel-wrong-value'
  | 'library-about-citations'
  | 'library-about-claims'
  | 'library-about-paraphrases'
  | 'library-about-passages'
  | 'library-breach'
  | 'library-by-the-book'
  | 'library-checked'
  | 'library-column-address'
  | 'library-column-book'
  | 'library-column-certainty'
  | 'library-column-check'
  | 'library-column-cited'
  | 'library-column-claim'
  | 'library-column-dice'
  | 'library-column-doubt-en'
  | 'library-column-doubt-fr'
  | 'library-column-evidence'
  | 'library-column-example'
  | 'library-column-figures'
  | 'library-column-game'
  | 'library-column-in-words-en'
  | 'library-column-in-words-fr'
  | 'library-column-kind'
  | 'library-column-letters'
  | 'library-column-lines'
  | 'library-column-modifies'
  | 'library-column-moves'
  | 'library-column-note'
  | 'library-column-number'
  | 'library-column-of-study'
  | 'library-column-origin'
  | 'library-column-page'
  | 'library-column-parameters'
  | 'library-column-paraphrase-en'
  | 'library-column-paraphrase-fr'
  | 'library-column-paraphrased'
  | 'library-column-passage'
  | 'library-column-passage-kind'
  | 'library-column-place'
  | 'library-column-position'
  | 'library-column-printed-title'
  | 'library-column-rest'
  | 'library-column-ruleset'
  | 'library-column-said-en'
  | 'library-column-said-fr'
  | 'library-column-sentences'
  | 'library-column-shown'
  | 'library-column-source'
  | 'library-column-statement'
  | 'library-column-states'
  | 'library-column-study'
  | 'library-column-themes'
  | 'library-column-title-en'
  | 'library-column-title-fr'
  | 'library-column-topic'
  | 'library-column-use'
  | 'library-column-use-kind'
  | 'library-column-verdict'
  | 'library-column-where'
  | 'library-column-why-en'
  | 'library-column-why-fr'
  | 'library-column-within'
  | 'library-column-year'
  | 'library-confidences-high'
  | 'library-confidences-low'
  | 'library-confidences-medium'
  | 'library-dataset-citations'
  | 'library-dataset-claims'
  | 'library-dataset-examples'
  | 'library-dataset-paraphrases'
  | 'library-dataset-passages'
  | 'library-dataset-studies'
  | 'library-doubt'
  | 'library-endings'
  | 'library-evidence-ahead-at-end'
  | 'library-evidence-confirmed'
  | 'library-evidence-level-at-end'
  | 'library-evidence-measured'
  | 'library-evidence-proven'
  | 'library-evidence-proven-at-end'
  | 'library-evidence-undecided'
  | 'library-evidence-untested'
  | 'library-illegal'
  | 'library-kinds-agreement'
  | 'library-kinds-alternative'
  | 'library-kinds-bound'
  | 'library-kinds-count'
  | 'library-kinds-draw'
  | 'library-kinds-judgement'
  | 'library-kinds-misprint'
  | 'library-kinds-only-move'
  | 'library-kinds-principle'
  | 'library-kinds-win'
  | 'library-line'
  | 'library-measure-drawn'
  | 'library-measure-event'
  | 'library-measure-legal'
  | 'library-measure-won'
  | 'library-no-line'
  | 'library-no-number'
  | 'library-no-option'
  | 'library-no-pyarrow'
  | 'library-no-throw'
  | 'library-no-throw-asked'
  | 'library-read'
  | 'library-results-black-wins'
  | 'library-results-depends'
  | 'library-results-draw'
  | 'library-results-example'
  | 'library-results-level'
  | 'library-results-white-wins'
  | 'library-said'
  | 'library-same'
  | 'library-sections-dice'
  | 'library-sections-end'
  | 'library-sections-faults'
  | 'library-sections-march'
  | 'library-sections-marks'
  | 'library-sections-object'
  | 'library-sections-setup'
  | 'library-sections-variants'
  | 'library-standings-choice'
  | 'library-standings-corrected'
  | 'library-standings-loose'
  | 'library-standings-open'
  | 'library-standings-resolved'
  | 'library-supplied'
  | 'library-tei-licence'
  | 'library-tei-project'
  | 'library-turned'
  | 'library-verdicts-confirmed'
  | 'library-verdicts-proven'
  | 'library-verdicts-refuted'
  | 'library-verdicts-unchecked'
  | 'library-verdicts-undecided'
  | 'notation-black'
  | 'notation-chance'
  | 'notation-over'
  | 'notation-white'
  | 'options-black'
  | 'options-black-side'
  | 'options-fixed-by-game'
  | 'options-marking'
  | 'options-marking-about'
  | 'options-marking-auto'
  | 'options-marking-courtois'
  | 'options-marking-rigueur'
  | 'options-marking-short'
  | 'options-text'
  | 'options-white'
  | 'options-white-side'
  | 'practice-column-best'
  | 'practice-column-evidence'
  | 'practice-column-game'
  | 'practice-column-id'
  | 'practice-column-line'
  | 'practice-column-margin'
  | 'practice-column-origin'
  | 'practice-column-position'
  | 'practice-column-rating'
  | 'practice-column-ruleset'
  | 'practice-column-second'
  | 'practice-column-themes'
  | 'practice-column-worth'
  | 'practice-dataset'
  | 'rabattues-academie'
  | 'rabattues-academie-watchful'
  | 'rabattues-claim-attention'
  | 'rabattues-claim-first-lifts'
  | 'rabattues-claim-men-left'
  | 'rabattues-claim-no-choice'
  | 'rabattues-claim-transfers'
  | 'rabattues-claim-transfers-short'
  | 'rabattues-doublet-again'
  | 'rabattues-lay-and-lift'
  | 'rabattues-lay-by-transfer'
  | 'rabattues-lay-by-transfer-short'
  | 'rabattues-name'
  | 'rabattues-none-left'
  | 'rabattues-nothing-there'
  | 'rabattues-piles'
  | 'rabattues-setup-no-numbers'
  | 'rabattues-setup-not-thrown'
  | 'rabattues-setup-numbers'
  | 'rabattues-title'
  | 'race-aim'
  | 'race-aim-bear-off'
  | 'race-aim-plein'
  | 'race-as-odds'
  | 'race-bearoff'
  | 'race-bearoff-short'
  | 'race-chart-worth'
  | 'race-claim-best'
  | 'race-claim-good'
  | 'race-claim-opening'
  | 'race-contact'
  | 'race-contact-block'
  | 'race-contact-hit'
  | 'race-contact-share'
  | 'race-courier'
  | 'race-dice'
  | 'race-double'
  | 'race-double-about'
  | 'race-double-never'
  | 'race-double-none-off'
  | 'race-double-not-home'
  | 'race-double-short'
  | 'race-double-shut-out'
  | 'race-double-usual'
  | 'race-drawn'
  | 'race-enter-on-own'
  | 'race-entry-at-will'
  | 'race-entry-every'
  | 'race-entry-one'
  | 'race-gammon'
  | 'race-garanguet'
  | 'race-gnubg-game'
  | 'race-gnubg-missing'
  | 'race-gnubg-socket'
  | 'race-holes'
  | 'race-holes-about'
  | 'race-illegal'
  | 'race-jacquet'
  | 'race-larger-first'
  | 'race-level-1'
  | 'race-level-2'
  | 'race-level-3'
  | 'race-level-4'
  | 'race-level-5'
  | 'race-level-6'
  | 'race-measure-borne-off'
  | 'race-measure-hit-by'
  | 'race-measure-hits'
  | 'race-measure-holes'
  | 'race-measure-in-hand'
  | 'race-measure-moved'
  | 'race-measure-off'
  | 'race-men-on-tete'
  | 'race-must-enter'
  | 'race-must-enter-short'
  | 'race-no-man'
  | 'race-no-play'
  | 'race-one-a-fleche'
  | 'race-plein'
  | 'race-revertier'
  | 'race-setup-dice'
  | 'race-setup-holes'
  | 'race-setup-no-dice'
  | 'race-setup-not-over'
  | 'race-setup-over'
  | 'race-setup-triplet'
  | 'race-setup-won'
  | 'race-shut-out'
  | 'race-shut-out-lost'
  | 'race-shut-out-off'
  | 'race-shut-out-short'
  | 'race-shut-out-simple-without-entry'
  | 'race-start'
  | 'race-start-piles'
  | 'race-start-talon'
  | 'race-tally-hit'
  | 'race-tally-margin'
  | 'race-tally-null'
  | 'race-tally-out'
  | 'race-tally-plein'
  | 'race-tally-rentrees-bouchees'
  | 'race-tally-sortie'
  | 'race-toute-table'
  | 'race-triplet'
  | 'race-triplet-short'
  | 'race-ways'
  | 'race-ways-gammon'
  | 'race-ways-jacquet'
  | 'race-ways-trictrac'
  | 'race-winner-has-dice'
  | 'server-accepted'
  | 'server-adjourned'
  | 'server-another-invited'
  | 'server-away'
  | 'server-begun'
  | 'server-dice-thrown'
  | 'server-digest'
  | 'server-digest-link'
  | 'server-engines-unrated'
  | 'server-guests-no-tokens'
  | 'server-guests-not-told'
  | 'server-guests-unnamed'
  | 'server-guests-unrated'
  | 'server-hands-hidden'
  | 'server-http-403'
  | 'server-http-404'
  | 'server-http-405'
  | 'server-http-413'
  | 'server-http-500'
  | 'server-is-adjourned'
  | 'server-like-name'
  | 'server-mail-settings'
  | 'server-mail-unsubscribe'
  | 'server-mail-why'
  | 'server-moved'
  | 'server-moved-on'
  | 'server-name-character'
  | 'server-name-scripts'
  | 'server-name-signs'
  | 'server-no-app'
  | 'server-no-board'
  | 'server-no-claim'
  | 'server-no-device'
  | 'server-no-diagram'
  | 'server-no-game'
  | 'server-no-job'
  | 'server-no-keys'
  | 'server-no-message'
  | 'server-no-offer'
  | 'server-no-openings'
  | 'server-no-question'
  | 'server-no-seek'
  | 'server-no-seek-left'
  | 'server-no-site'
  | 'server-no-step'
  | 'server-no-table'
  | 'server-no-telemetry'
  | 'server-no-token'
  | 'server-nobody'
  | 'server-not-adjourned'
  | 'server-not-joined'
  | 'server-not-over'
  | 'server-not-played'
  | 'server-not-seated'
  | 'server-not-your-offer'
  | 'server-not-your-table'
  | 'server-not-yours'
  | 'server-nothing-played'
  | 'server-notice-engine'
  | 'server-notice-guest'
  | 'server-notice-to-answer'
  | 'server-notice-to-game'
  | 'server-notice-to-table'
  | 'server-notice-undelivered'
  | 'server-notice-undelivered-about'
  | 'server-oauth-client'
  | 'server-oauth-form'
  | 'server-oauth-grant'
  | 'server-oauth-grant-type'
  | 'server-oauth-pkce'
  | 'server-oauth-redirect'
  | 'server-oauth-response-type'
  | 'server-oauth-state'
  | 'server-offer-waits'
  | 'server-offered-already'
  | 'server-one-invited'
  | 'server-one-opponent'
  | 'server-other-site'
  | 'server-over'
  | 'server-own-invitation'
  | 'server-own-offer'
  | 'server-pairs-only'
  | 'server-proof-hash'
  | 'server-push-endpoint'
  | 'server-rated-as-usual'
  | 'server-rated-by-clock'
  | 'server-rated-for-two'
  | 'server-rated-not-ours'
  | 'server-reserved'
  | 'server-seated-already'
  | 'server-seed-hidden'
  | 'server-set-aside'
  | 'server-sign-in'
  | 'server-smtp-address'
  | 'server-starts-redis'
  | 'server-still-played'
  | 'server-stopping'
  | 'server-taken'
  | 'server-tiles-dealt'
  | 'server-time-up'
  | 'server-token-denied'
  | 'server-too-common'
  | 'server-too-deep'
  | 'server-too-fast'
  | 'server-too-many-requests'
  | 'server-twice'
  | 'server-unsubscribe-button'
  | 'server-unsubscribe-title'
  | 'server-unsubscribe-unknown'
  | 'server-unsubscribed'
  | 'server-updates-schema'
  | 'server-wrong-password'
  | 'session-chance-first'
  | 'session-no-chance'
  | 'session-no-redo'
  | 'session-no-undo'
  | 'session-nobody'
  | 'tables-adoube-said'
  | 'tables-already-thrown'
  | 'tables-attente'
  | 'tables-attente-about'
  | 'tables-attente-short'
  | 'tables-bearoff-exact'
  | 'tables-bearoff-free'
  | 'tables-bearoff-inside-first'
  | 'tables-bearoff-inside-unless-keeping'
  | 'tables-black'
  | 'tables-both'
  | 'tables-bound-otherwise'
  | 'tables-broken-enough'
  | 'tables-cannot-fall'
  | 'tables-counsel-about'
  | 'tables-counsel-short'
  | 'tables-counsel-title'
  | 'tables-dice-let-fall'
  | 'tables-dice-unwanted'
  | 'tables-dice-wanted'
  | 'tables-double'
  | 'tables-double-short'
  | 'tables-first'
  | 'tables-first-about'
  | 'tables-first-doublet'
  | 'tables-first-doublet-again'
  | 'tables-first-doublet-other'
  | 'tables-first-throw'
  | 'tables-first-throw-plays-it'
  | 'tables-first-throw-right-only'
  | 'tables-game-over'
  | 'tables-hand'
  | 'tables-holes-short'
  | 'tables-holes-to-win'
  | 'tables-laid-down'
  | 'tables-luck-below'
  | 'tables-luck-no-fault'
  | 'tables-man-in-hand'
  | 'tables-measure-men-alone'
  | 'tables-no-dice-to-break'
  | 'tables-no-man-there'
  | 'tables-no-such-act'
  | 'tables-no-such-dice'
  | 'tables-no-throw-to-name'
  | 'tables-nobody-sits-there'
  | 'tables-not-legal'
  | 'tables-not-touched-there'
  | 'tables-not-wrong'
  | 'tables-not-your-play'
  | 'tables-not-your-throw'
  | 'tables-nothing-to-let-pass'
  | 'tables-nothing-to-take-back'
  | 'tables-off'
  | 'tables-own-fault'
  | 'tables-peine'
  | 'tables-peine-about'
  | 'tables-peine-de'
  | 'tables-peine-de-about'
  | 'tables-peine-de-short'
  | 'tables-peine-mise'
  | 'tables-peine-nombre'
  | 'tables-peine-points'
  | 'tables-peine-short'
  | 'tables-peine-trous'
  | 'tables-rompre'
  | 'tables-rompre-about'
  | 'tables-rompre-exclu'
  | 'tables-rompre-max'
  | 'tables-rompre-max-about'
  | 'tables-rompre-max-short'
  | 'tables-rompre-permis'
  | 'tables-rompre-short'
  | 'tables-to-throw'
  | 'tables-white'
  | 'tables-winner-unwanted'
  | 'tables-winner-wanted'
  | 'toc-double-about'
  | 'toc-ecole-de-trou'
  | 'toc-ecole-de-trou-about'
  | 'toc-ecole-de-trou-short'
  | 'toc-fewer-holes-forgotten'
  | 'toc-holes-about'
  | 'toc-impuissance-hole'
  | 'toc-impuissance-hole-short'
  | 'toc-no-ecole'
  | 'toc-only-holes'
  | 'toc-rules-acad-1806'
  | 'toc-several'
  | 'toc-several-each'
  | 'toc-several-short'
  | 'toc-several-together'
  | 'toc-toc'
  | 'toc-two-holes'
  | 'toc-two-holes-agreed'
  | 'toc-two-holes-by-the-coup'
  | 'tourne-case-academie'
  | 'tourne-case-claim-first-home'
  | 'tourne-case-claim-hits'
  | 'tourne-case-claim-skill'
  | 'tourne-case-claim-wants-hit'
  | 'tourne-case-double'
  | 'tourne-case-leader-first'
  | 'tourne-case-leader-first-short'
  | 'tourne-case-measure-moved'
  | 'tourne-case-men'
  | 'tourne-case-name'
  | 'tourne-case-none-on-board'
  | 'tourne-case-nothing-there'
  | 'tourne-case-title'
  | 'tracing-area-case'
  | 'tracing-area-claim'
  | 'tracing-area-example'
  | 'tracing-area-game'
  | 'tracing-area-lesson'
  | 'tracing-area-puzzle'
  | 'tracing-area-study'
  | 'tracing-asking'
  | 'tracing-column-about'
  | 'tracing-column-act'
  | 'tracing-column-after'
  | 'tracing-column-asked'
  | 'tracing-column-before'
  | 'tracing-column-changed'
  | 'tracing-column-chosen'
  | 'tracing-column-id'
  | 'tracing-column-ids'
  | 'tracing-column-passages'
  | 'tracing-column-what'
  | 'tracing-stopped'
  | 'trictrac-act-s-en-aller'
  | 'trictrac-act-tenir'
  | 'trictrac-already-thrown'
  | 'trictrac-annonce'
  | 'trictrac-annonce-about'
  | 'trictrac-annonce-short'
  | 'trictrac-as-strictness-about'
  | 'trictrac-authority-acad-a'
  | 'trictrac-authority-acad-b'
  | 'trictrac-authority-lep-good-company'
  | 'trictrac-authority-lep-rigour'
  | 'trictrac-bearoff'
  | 'trictrac-bearoff-short'
  | 'trictrac-board-title'
  | 'trictrac-board-title-toc'
  | 'trictrac-break-before-seen'
  | 'trictrac-broken-enough'
  | 'trictrac-cannot-fall'
  | 'trictrac-cannot-impose-play'
  | 'trictrac-cannot-impose-replay'
  | 'trictrac-check-casts'
  | 'trictrac-check-choice'
  | 'trictrac-check-slip-title'
  | 'trictrac-check-sum'
  | 'trictrac-coin-barred'
  | 'trictrac-coin-by-two'
  | 'trictrac-debredouille'
  | 'trictrac-debredouille-about'
  | 'trictrac-debredouille-short'
  | 'trictrac-deux-tables-passed'
  | 'trictrac-deux-tables-passed-short'
  | 'trictrac-dice-come-first'
  | 'trictrac-dice-fallen'
  | 'trictrac-dice-not-broken'
  | 'trictrac-dice-rolling'
  | 'trictrac-doctrine-arithmetic'
  | 'trictrac-doctrine-bourgeois'
  | 'trictrac-doctrine-coin'
  | 'trictrac-doctrine-devil'
  | 'trictrac-doctrine-extend'
  | 'trictrac-doctrine-fill'
  | 'trictrac-doctrine-first'
  | 'trictrac-doctrine-lepeintre'
  | 'trictrac-doctrine-lepeintre-about'
  | 'trictrac-doctrine-long'
  | 'trictrac-doctrine-passing'
  | 'trictrac-doctrine-put-in'
  | 'trictrac-doctrine-second'
  | 'trictrac-doctrine-tenth'
  | 'trictrac-doctrine-third'
  | 'trictrac-doctrine-wood'
  | 'trictrac-doctrine-worn'
  | 'trictrac-doubtful'
  | 'trictrac-early-lift-to-keep'
  | 'trictrac-ecole-even'
  | 'trictrac-ecole-to-name'
  | 'trictrac-enter-and-lift'
  | 'trictrac-example-constructed'
  | 'trictrac-example-or-else'
  | 'trictrac-example-plate'
  | 'trictrac-example-throws'
  | 'trictrac-false-case'
  | 'trictrac-false-case-at-will'
  | 'trictrac-false-case-held-or-one'
  | 'trictrac-false-case-replaced'
  | 'trictrac-false-case-short'
  | 'trictrac-first'
  | 'trictrac-first-about'
  | 'trictrac-first-doublet-short'
  | 'trictrac-first-throw-short'
  | 'trictrac-form'
  | 'trictrac-form-about'
  | 'trictrac-form-marque'
  | 'trictrac-form-partie'
  | 'trictrac-grande-bredouille'
  | 'trictrac-grande-bredouille-none-taken'
  | 'trictrac-grande-bredouille-off'
  | 'trictrac-grande-bredouille-run'
  | 'trictrac-grande-bredouille-short'
  | 'trictrac-half-a-coin'
  | 'trictrac-handicap'
  | 'trictrac-handicap-carme-coin'
  | 'trictrac-handicap-coin'
  | 'trictrac-handicap-dice'
  | 'trictrac-handicap-dice-always'
  | 'trictrac-handicap-four-holes'
  | 'trictrac-handicap-quine'
  | 'trictrac-handicap-sannes'
  | 'trictrac-handicaps-few'
  | 'trictrac-handicaps-title'
  | 'trictrac-held-already'
  | 'trictrac-hit-left-coin'
  | 'trictrac-holes'
  | 'trictrac-holes-about'
  | 'trictrac-holes-given'
  | 'trictrac-holes-given-about'
  | 'trictrac-holes-not-in-row'
  | 'trictrac-holes-to-win'
  | 'trictrac-in-box'
  | 'trictrac-in-box-about'
  | 'trictrac-jan-battre-a-faux'
  | 'trictrac-jan-battre-a-vrai'
  | 'trictrac-jan-battre-le-coin'
  | 'trictrac-jan-contre-deux-tables'
  | 'trictrac-jan-contre-mezeas'
  | 'trictrac-jan-de-rencontre'
  | 'trictrac-jan-de-rencontre-short'
  | 'trictrac-jan-deux-tables'
  | 'trictrac-jan-margot'
  | 'trictrac-jan-mezeas'
  | 'trictrac-jan-nombre-non-joue'
  | 'trictrac-jan-pile'
  | 'trictrac-jan-rencontre'
  | 'trictrac-jan-sortie'
  | 'trictrac-jan-trois-coups'
  | 'trictrac-keeps-dice'
  | 'trictrac-keeps-dice-about'
  | 'trictrac-lacher-one'
  | 'trictrac-last-throw-by-agreement'
  | 'trictrac-leave-before-wood'
  | 'trictrac-level-1'
  | 'trictrac-level-2'
  | 'trictrac-level-3'
  | 'trictrac-level-4'
  | 'trictrac-level-5'
  | 'trictrac-level-6'
  | 'trictrac-lie-casse'
  | 'trictrac-lie-casse-en-deux'
  | 'trictrac-lie-derriere-une-pile'
  | 'trictrac-lie-deux-tables'
  | 'trictrac-lie-en-l-air'
  | 'trictrac-lie-franc'
  | 'trictrac-lie-hors'
  | 'trictrac-lie-l-un-apres-l-autre'
  | 'trictrac-lie-l-un-sur-l-autre'
  | 'trictrac-lie-sans-bande'
  | 'trictrac-lie-sur-la-bande'
  | 'trictrac-lie-sur-les-dames'
  | 'trictrac-man-in-hand-most'
  | 'trictrac-man-let-go-already'
  | 'trictrac-man-let-go-stays'
  | 'trictrac-man-not-off'
  | 'trictrac-margot-la-fendue'
  | 'trictrac-margot-la-fendue-short'
  | 'trictrac-marque-ended-by'
  | 'trictrac-marque-ended-by-anyone'
  | 'trictrac-marque-ended-by-holder'
  | 'trictrac-measure-borne-off'
  | 'trictrac-measure-bredouille'
  | 'trictrac-measure-cases'
  | 'trictrac-measure-chances'
  | 'trictrac-measure-hit-by'
  | 'trictrac-measure-marked'
  | 'trictrac-measure-moved'
  | 'trictrac-measure-off'
  | 'trictrac-measure-plein'
  | 'trictrac-measure-points'
  | 'trictrac-measure-ways'
  | 'trictrac-men-complete'
  | 'trictrac-men-down-about'
  | 'trictrac-no-adoube-tout'
  | 'trictrac-no-bredouille-shown'
  | 'trictrac-no-correction'
  | 'trictrac-no-dice-due'
  | 'trictrac-no-dice-waiting'
  | 'trictrac-no-ecole-in-part'
  | 'trictrac-no-hole-to-leave'
  | 'trictrac-no-jeton-for-bredouille'
  | 'trictrac-no-jeton-to-leave'
  | 'trictrac-no-man-left'
  | 'trictrac-no-man-there'
  | 'trictrac-no-petit-jan'
  | 'trictrac-no-room'
  | 'trictrac-no-room-for-man'
  | 'trictrac-no-second-jeton'
  | 'trictrac-nobody-leaving'
  | 'trictrac-nobody-thrown'
  | 'trictrac-not-sent-to-school'
  | 'trictrac-not-time-to-mark'
  | 'trictrac-not-to-judge-dice'
  | 'trictrac-not-to-test'
  | 'trictrac-not-two-men'
  | 'trictrac-not-your-play'
  | 'trictrac-not-your-throw'
  | 'trictrac-nothing-to-adjust'
  | 'trictrac-nothing-to-correct'
  | 'trictrac-nothing-to-make-marked'
  | 'trictrac-nothing-to-rectify'
  | 'trictrac-nothing-to-wipe'
  | 'trictrac-number-playable'
  | 'trictrac-one-or-two-men'
  | 'trictrac-only-thrower-decides'
  | 'trictrac-only-thrower-leaves'
  | 'trictrac-out-of-range'
  | 'trictrac-over-not-won'
  | 'trictrac-partie-over'
  | 'trictrac-parties-won'
  | 'trictrac-pavillon-not-here'
  | 'trictrac-pavillon-too-late'
  | 'trictrac-petit-jan-coin-exception'
  | 'trictrac-pile-de-misere'
  | 'trictrac-pile-de-misere-made'
  | 'trictrac-pile-de-misere-made-and-kept'
  | 'trictrac-pile-de-misere-off'
  | 'trictrac-pile-de-misere-short'
  | 'trictrac-play-to-correct-first'
  | 'trictrac-plein-fault'
  | 'trictrac-plein-fault-double'
  | 'trictrac-plein-fault-none'
  | 'trictrac-plein-fault-short'
  | 'trictrac-plein-fault-single'
  | 'trictrac-pour-tout-dice'
  | 'trictrac-pour-tout-when'
  | 'trictrac-reason-untold'
  | 'trictrac-refait-falls'
  | 'trictrac-refait-falls-at-once'
  | 'trictrac-refait-falls-on-leaving'
  | 'trictrac-refait-falls-short'
  | 'trictrac-relayed'
  | 'trictrac-rest-marked'
  | 'trictrac-rest-on-empty-coin'
  | 'trictrac-retour-coin-way'
  | 'trictrac-retour-coin-way-short'
  | 'trictrac-rules-acad-a'
  | 'trictrac-rules-acad-b'
  | 'trictrac-rules-common'
  | 'trictrac-rules-lep-good-company'
  | 'trictrac-rules-lep-reform'
  | 'trictrac-rules-lep-rigour'
  | 'trictrac-runs-both'
  | 'trictrac-said-held'
  | 'trictrac-second-jeton-right'
  | 'trictrac-slip-misprint'
  | 'trictrac-slip-unfounded'
  | 'trictrac-slip-wrong-sum'
  | 'trictrac-sortie-no-hole'
  | 'trictrac-stack-when'
  | 'trictrac-table'
  | 'trictrac-table-about'
  | 'trictrac-table-complete'
  | 'trictrac-table-grand'
  | 'trictrac-table-ordinary'
  | 'trictrac-table-petit'
  | 'trictrac-table-retour'
  | 'trictrac-table-short'
  | 'trictrac-tally-conserver'
  | 'trictrac-tally-hole'
  | 'trictrac-tally-hole-bredouille'
  | 'trictrac-tally-margin'
  | 'trictrac-tally-remplir'
  | 'trictrac-tally-s-en-aller'
  | 'trictrac-tally-sortie'
  | 'trictrac-tell-the-thrower'
  | 'trictrac-throw-to-play-first'
  | 'trictrac-throw-wanted'
  | 'trictrac-trictrac'
  | 'trictrac-two-half-two-ways'
  | 'trictrac-two-half-two-ways-short'
  | 'trictrac-won-not-over'
  | 'trictrac-worth-open'
  | 'web-account-back'
  | 'web-account-code'
  | 'web-account-code-app'
  | 'web-account-code-hint'
  | 'web-account-codes-about'
  | 'web-account-codes-copy'
  | 'web-account-codes-download'
  | 'web-account-codes-kept'
  | 'web-account-codes-print'
  | 'web-account-codes-title'
  | 'web-account-confirm'
  | 'web-account-confirm-about'
  | 'web-account-confirm-title'
  | 'web-account-confirmed'
  | 'web-account-continue'
  | 'web-account-done'
  | 'web-account-email'
  | 'web-account-email-hint'
  | 'web-account-ended'
  | 'web-account-enrol'
  | 'web-account-enrol-make'
  | 'web-account-enrol-title'
  | 'web-account-forgot'
  | 'web-account-forgot-about'
  | 'web-account-forgot-send'
  | 'web-account-forgot-title'
  | 'web-account-guest'
  | 'web-account-have-account'
  | 'web-account-keeps-games'
  | 'web-account-kept'
  | 'web-account-link-again'
  | 'web-account-link-email-over'
  | 'web-account-link-over-title'
  | 'web-account-link-recover-over'
  | 'web-account-link-settings'
  | 'web-account-name'
  | 'web-account-name-hint'
  | 'web-account-new-password'
  | 'web-account-no-account'
  | 'web-account-or'
  | 'web-account-passkey'
  | 'web-account-passkey-about'
  | 'web-account-passkey-cancelled'
  | 'web-account-passkey-instead'
  | 'web-account-passkey-none'
  | 'web-account-password'
  | 'web-account-password-hint'
  | 'web-account-prove'
  | 'web-account-prove-about'
  | 'web-account-prove-title'
  | 'web-account-recover-about'
  | 'web-account-recover-save'
  | 'web-account-recover-title'
  | 'web-account-recovered'
  | 'web-account-recovery-code'
  | 'web-account-recovery-code-hint'
  | 'web-account-register'
  | 'web-account-register-passkey'
  | 'web-account-second-title'
  | 'web-account-sent'
  | 'web-account-sent-next'
  | 'web-account-show'
  | 'web-account-show-password'
  | 'web-account-sign-in'
  | 'web-account-sign-out'
  | 'web-account-who'
  | 'web-acts-about-accorder'
  | 'web-acts-about-battre'
  | 'web-acts-about-boude'
  | 'web-acts-about-coin'
  | 'web-acts-about-compter'
  | 'web-acts-about-decouvrir'
  | 'web-acts-about-defendre'
  | 'web-acts-about-exiger'
  | 'web-acts-about-exiger-l-annonce'
  | 'web-acts-about-faire-poser'
  | 'web-acts-about-faire-rebattre'
  | 'web-acts-about-faire-rejeter'
  | 'web-acts-about-faire-reprendre'
  | 'web-acts-about-je-boude'
  | 'web-acts-about-je-m-en-vais'
  | 'web-acts-about-je-romps'
  | 'web-acts-about-laisser'
  | 'web-acts-about-offrir-de-damer'
  | 'web-acts-about-plein'
  | 'web-acts-about-reclamer-remise'
  | 'web-acts-about-retirer'
  | 'web-acts-about-s-en-aller'
  | 'web-acts-about-se-reprendre'
  | 'web-acts-about-tenir'
  | 'web-acts-about-trouver-bon'
  | 'web-acts-claim-about-consentir'
  | 'web-acts-claim-about-ecole'
  | 'web-acts-claim-about-entiere'
  | 'web-acts-claim-about-faire-jouer'
  | 'web-acts-claim-about-faire-marquer'
  | 'web-acts-claim-about-faire-prendre'
  | 'web-acts-claim-about-faire-rejouer'
  | 'web-acts-claim-about-rectifier'
  | 'web-acts-claim-about-signaler'
  | 'web-acts-claim-about-souffler'
  | 'web-acts-claim-consentir'
  | 'web-acts-claim-ecole'
  | 'web-acts-claim-entiere'
  | 'web-acts-claim-faire-jouer'
  | 'web-acts-claim-faire-marquer'
  | 'web-acts-claim-faire-prendre'
  | 'web-acts-claim-faire-rejouer'
  | 'web-acts-claim-rectifier'
  | 'web-acts-claim-signaler'
  | 'web-acts-claim-souffler'
  | 'web-acts-do-accorder'
  | 'web-acts-do-adouber'
  | 'web-acts-do-battre'
  | 'web-acts-do-boude'
  | 'web-acts-do-casse'
  | 'web-acts-do-casse-en-deux'
  | 'web-acts-do-coin'
  | 'web-acts-do-consentir'
  | 'web-acts-do-convenir'
  | 'web-acts-do-corriger'
  | 'web-acts-do-defendre'
  | 'web-acts-do-demander-le-motif'
  | 'web-acts-do-derriere-une-pile'
  | 'web-acts-do-deux-tables'
  | 'web-acts-do-doubler'
  | 'web-acts-do-effacer'
  | 'web-acts-do-en-l-air'
  | 'web-acts-do-entiere'
  | 'web-acts-do-eprouver'
  | 'web-acts-do-exiger-l-annonce'
  | 'web-acts-do-faire-marquer'
  | 'web-acts-do-faire-prendre'
  | 'web-acts-do-faire-rebattre'
  | 'web-acts-do-faire-rejeter'
  | 'web-acts-do-faire-rejouer'
  | 'web-acts-do-faire-reprendre'
  | 'web-acts-do-faire-tirer'
  | 'web-acts-do-franc'
  | 'web-acts-do-hors'
  | 'web-acts-do-je-boude'
  | 'web-acts-do-je-joue-pour-tout'
  | 'web-acts-do-je-m-en-vais'
  | 'web-acts-do-je-romps'
  | 'web-acts-do-je-tiens'
  | 'web-acts-do-jeter'
  | 'web-acts-do-l-un-apres-l-autre'
  | 'web-acts-do-l-un-sur-l-autre'
  | 'web-acts-do-laisser'
  | 'web-acts-do-laisser-damer'
  | 'web-acts-do-lever'
  | 'web-acts-do-offrir-de-damer'
  | 'web-acts-do-passe'
  | 'web-acts-do-pavillon'
  | 'web-acts-do-plein'
  | 'web-acts-do-proposer-de-quitter'
  | 'web-acts-do-quitter'
  | 'web-acts-do-quitter-remise'
  | 'web-acts-do-reclamer-remise'
  | 'web-acts-do-rectifier'
  | 'web-acts-do-refuser'
  | 'web-acts-do-refuser-de-damer'
  | 'web-acts-do-reprendre-un-de'
  | 'web-acts-do-rompus'
  | 'web-acts-do-s-en-aller'
  | 'web-acts-do-sans-bande'
  | 'web-acts-do-se-reprendre'
  | 'web-acts-do-sur-la-bande'
  | 'web-acts-do-sur-les-dames'
  | 'web-acts-do-tenir'
  | 'web-acts-do-tient'
  | 'web-acts-do-tirer-le-dernier'
  | 'web-acts-do-tombe'
  | 'web-acts-do-trouver-bon'
  | 'web-acts-nothing'
  | 'web-analysis-any-throw'
  | 'web-analysis-before'
  | 'web-analysis-best-here'
  | 'web-analysis-best-moves'
  | 'web-analysis-cancel'
  | 'web-analysis-choose-throw'
  | 'web-analysis-course'
  | 'web-analysis-dice-luck'
  | 'web-analysis-dots'
  | 'web-analysis-drop'
  | 'web-analysis-even'
  | 'web-analysis-failed'
  | 'web-analysis-go-on'
  | 'web-analysis-grade-blunder'
  | 'web-analysis-grade-doubtful'
  | 'web-analysis-grade-error'
  | 'web-analysis-grade-sound'
  | 'web-analysis-learn'
  | 'web-analysis-learn-again'
  | 'web-analysis-learn-answer'
  | 'web-analysis-learn-find'
  | 'web-analysis-learn-leave'
  | 'web-analysis-learn-next'
  | 'web-analysis-learn-skip'
  | 'web-analysis-learn-start'
  | 'web-analysis-line-over'
  | 'web-analysis-lost'
  | 'web-analysis-luck'
  | 'web-analysis-mistakes'
  | 'web-analysis-move-column'
  | 'web-analysis-moves'
  | 'web-analysis-no-line'
  | 'web-analysis-no-line-chance'
  | 'web-analysis-no-mistakes'
  | 'web-analysis-none-rated'
  | 'web-analysis-opponent-hits'
  | 'web-analysis-opponent-scores'
  | 'web-analysis-over'
  | 'web-analysis-played-here'
  | 'web-analysis-score'
  | 'web-analysis-share'
  | 'web-analysis-shared'
  | 'web-analysis-stakes'
  | 'web-analysis-this-move'
  | 'web-analysis-throw-points'
  | 'web-analysis-throw-values'
  | 'web-analysis-title'
  | 'web-analysis-try-out'
  | 'web-analysis-why'
  | 'web-analysis-you-hit'
  | 'web-analysis-you-score'
  | 'web-analysis-your-chances'
  | 'web-analysis-your-throw'
  | 'web-archive-about'
  | 'web-archive-any-game'
  | 'web-archive-any-rules'
  | 'web-archive-empty'
  | 'web-archive-nothing-found'
  | 'web-archive-player'
  | 'web-archive-search'
  | 'web-archive-searching'
  | 'web-archive-since'
  | 'web-archive-until'
  | 'web-board-bishop'
  | 'web-board-black'
  | 'web-board-black-bishop'
  | 'web-board-black-king'
  | 'web-board-black-knight'
  | 'web-board-black-pawn'
  | 'web-board-black-queen'
  | 'web-board-black-rook'
  | 'web-board-can-move'
  | 'web-board-can-point'
  | 'web-board-chessboard'
  | 'web-board-complete'
  | 'web-board-confirm'
  | 'web-board-confirm-nothing'
  | 'web-board-corner'
  | 'web-board-destination'
  | 'web-board-dominoes'
  | 'web-board-draughtboard'
  | 'web-board-draughts-black-king'
  | 'web-board-draughts-black-man'
  | 'web-board-draughts-white-king'
  | 'web-board-draughts-white-man'
  | 'web-board-empty'
  | 'web-board-garanguet'
  | 'web-board-in-hand'
  | 'web-board-jacquet'
  | 'web-board-keys'
  | 'web-board-king'
  | 'web-board-knight'
  | 'web-board-known-case-de-l-ecolier'
  | 'web-board-known-case-du-diable'
  | 'web-board-known-coin-bourgeois'
  | 'web-board-left-end'
  | 'web-board-line'
  | 'web-board-no-pawn'
  | 'web-board-pawn'
  | 'web-board-plein'
  | 'web-board-possible-moves'
  | 'web-board-put-back'
  | 'web-board-queen'
  | 'web-board-rabattues'
  | 'web-board-reserve'
  | 'web-board-revertier'
  | 'web-board-right-end'
  | 'web-board-rook'
  | 'web-board-stack'
  | 'web-board-tourne-case'
  | 'web-board-toute-table'
  | 'web-board-trictrac'
  | 'web-board-turn'
  | 'web-board-undo'
  | 'web-board-undone'
  | 'web-board-which'
  | 'web-board-white'
  | 'web-board-white-bishop'
  | 'web-board-white-king'
  | 'web-board-white-knight'
  | 'web-board-white-pawn'
  | 'web-board-white-queen'
  | 'web-board-white-rook'
  | 'web-common-academie'
  | 'web-common-accept'
  | 'web-common-again'
  | 'web-common-black'
  | 'web-common-cancel'
  | 'web-common-close'
  | 'web-common-copied'
  | 'web-common-copy'
  | 'web-common-decline'
  | 'web-common-failed'
  | 'web-common-game'
  | 'web-common-loading'
  | 'web-common-more'
  | 'web-common-motto'
  | 'web-common-new-version'
  | 'web-common-offline'
  | 'web-common-reload'
  | 'web-common-rules'
  | 'web-common-the-black'
  | 'web-common-the-white'
  | 'web-common-to-lobby'
  | 'web-common-white'
  | 'web-common-you'
  | 'web-dice-about'
  | 'web-dice-about-bound'
  | 'web-dice-agrees'
  | 'web-dice-alarm'
  | 'web-dice-alarm-now'
  | 'web-dice-all-agree'
  | 'web-dice-bytes'
  | 'web-dice-check'
  | 'web-dice-checking'
  | 'web-dice-command-hint'
  | 'web-dice-differs'
  | 'web-dice-download-proof'
  | 'web-dice-drawn'
  | 'web-dice-fell'
  | 'web-dice-fingerprint'
  | 'web-dice-how'
  | 'web-dice-how-long'
  | 'web-dice-how-long-bound'
  | 'web-dice-insecure'
  | 'web-dice-it-was-me'
  | 'web-dice-key-changed'
  | 'web-dice-leave'
  | 'web-dice-no-evidence'
  | 'web-dice-no-throws'
  | 'web-dice-not-agree'
  | 'web-dice-not-over'
  | 'web-dice-save-evidence'
  | 'web-dice-seed'
  | 'web-dice-share-failed'
  | 'web-dice-share-ours'
  | 'web-dice-share-signed'
  | 'web-dice-share-unable'
  | 'web-dice-throw'
  | 'web-dice-throws'
  | 'web-dice-title'
  | 'web-dice-uncosigned'
  | 'web-dice-unvouched'
  | 'web-dice-wait-anew'
  | 'web-dice-wait-now'
  | 'web-dice-wait-there'
  | 'web-dice-without'
  | 'web-dice-without-now'
  | 'web-endings-accounts'
  | 'web-endings-by-abandoned'
  | 'web-endings-by-abort'
  | 'web-endings-by-au-plus'
  | 'web-endings-by-claimed'
  | 'web-endings-by-coups'
  | 'web-endings-by-coups-sans-progres'
  | 'web-endings-by-de-de-moins'
  | 'web-endings-by-draw'
  | 'web-endings-by-engine-gone'
  | 'web-endings-by-fausse-boude'
  | 'web-endings-by-flag'
  | 'web-endings-by-grande-bredouille'
  | 'web-endings-by-mat'
  | 'web-endings-by-mises-retirees'
  | 'web-endings-by-pat'
  | 'web-endings-by-points'
  | 'web-endings-by-repetition'
  | 'web-endings-by-resign'
  | 'web-endings-by-sans-force'
  | 'web-endings-game-over'
  | 'web-endings-no-result'
  | 'web-endings-you-lose'
  | 'web-endings-you-win'
  | 'web-front-board'
  | 'web-front-book'
  | 'web-front-family-other-boards'
  | 'web-front-family-other-boards-about'
  | 'web-front-family-same-board'
  | 'web-front-family-same-board-about'
  | 'web-front-family-trictrac'
  | 'web-front-family-trictrac-about'
  | 'web-front-first-game'
  | 'web-front-first-game-about'
  | 'web-front-game-dames'
  | 'web-front-game-dominos'
  | 'web-front-game-echecs'
  | 'web-front-game-ecrire'
  | 'web-front-game-garanguet'
  | 'web-front-game-jacquet'
  | 'web-front-game-plein'
  | 'web-front-game-poule'
  | 'web-front-game-rabattues'
  | 'web-front-game-revertier'
  | 'web-front-game-toc'
  | 'web-front-game-tour-a-tour'
  | 'web-front-game-tourne-case'
  | 'web-front-game-toute-table'
  | 'web-front-game-trictrac'
  | 'web-front-headline'
  | 'web-front-join'
  | 'web-front-learn'
  | 'web-front-live'
  | 'web-front-no-tables'
  | 'web-front-no-tables-about'
  | 'web-front-nothing'
  | 'web-front-now'
  | 'web-front-onward'
  | 'web-front-own-game'
  | 'web-front-play'
  | 'web-front-promise'
  | 'web-front-puzzle'
  | 'web-front-question'
  | 'web-front-question-about'
  | 'web-front-rule'
  | 'web-front-rule-double'
  | 'web-front-rules'
  | 'web-front-see'
  | 'web-front-source'
  | 'web-front-study'
  | 'web-front-throw'
  | 'web-front-throw-again'
  | 'web-front-title'
  | 'web-front-why-dice'
  | 'web-front-why-dice-about'
  | 'web-front-why-library'
  | 'web-front-why-library-about'
  | 'web-front-why-rulings'
  | 'web-front-why-rulings-about'
  | 'web-games-dames'
  | 'web-games-dominos'
  | 'web-games-echecs'
  | 'web-games-ecrire'
  | 'web-games-garanguet'
  | 'web-games-jacquet'
  | 'web-games-plein'
  | 'web-games-poule'
  | 'web-games-rabattues'
  | 'web-games-revertier'
  | 'web-games-toc'
  | 'web-games-tour-a-tour'
  | 'web-games-tourne-case'
  | 'web-games-toute-table'
  | 'web-games-trictrac'
  | 'web-head-archive'
  | 'web-head-description'
  | 'web-head-front-page'
  | 'web-head-kept'
  | 'web-head-language'
  | 'web-head-learn'
  | 'web-head-library'
  | 'web-head-menu'
  | 'web-head-messages'
  | 'web-head-moderation'
  | 'web-head-more'
  | 'web-head-my-games'
  | 'web-head-play'
  | 'web-head-puzzles'
  | 'web-head-rules'
  | 'web-head-settings'
  | 'web-head-skip'
  | 'web-ladder-about'
  | 'web-ladder-last'
  | 'web-ladder-not-rated'
  | 'web-ladder-place'
  | 'web-ladder-title'
  | 'web-learn-about'
  | 'web-learn-all-lessons'
  | 'web-learn-answer'
  | 'web-learn-begin'
  | 'web-learn-begin-about'
  | 'web-learn-begin-here'
  | 'web-learn-by-hand'
  | 'web-learn-choose'
  | 'web-learn-done'
  | 'web-learn-finish'
  | 'web-learn-finished'
  | 'web-learn-go-on'
  | 'web-learn-hint'
  | 'web-learn-learnt'
  | 'web-learn-next'
  | 'web-learn-next-lesson'
  | 'web-learn-number'
  | 'web-learn-on-board'
  | 'web-learn-play-easy'
  | 'web-learn-previous'
  | 'web-learn-restart'
  | 'web-learn-resume'
  | 'web-learn-right'
  | 'web-learn-show-answer'
  | 'web-learn-skip'
  | 'web-learn-source'
  | 'web-learn-steps'
  | 'web-learn-the-answer'
  | 'web-learn-throws'
  | 'web-learn-title'
  | 'web-learn-to-practice'
  | 'web-learn-to-rules'
  | 'web-learn-try-it'
  | 'web-learn-try-it-about'
  | 'web-learn-wrong'
  | 'web-library-about'
  | 'web-library-any'
  | 'web-library-author'
  | 'web-library-beside'
  | 'web-library-board'
  | 'web-library-book-ends'
  | 'web-library-books'
  | 'web-library-chapter'
  | 'web-library-checked'
  | 'web-library-clear'
  | 'web-library-doubtful'
  | 'web-library-everything'
  | 'web-library-fails'
  | 'web-library-judged-fails'
  | 'web-library-judged-sound'
  | 'web-library-judged-unknown'
  | 'web-library-kind-dames-king'
  | 'web-library-kind-dames-man'
  | 'web-library-kind-echecs-bishop'
  | 'web-library-kind-echecs-king'
  | 'web-library-kind-echecs-knight'
  | 'web-library-kind-echecs-pawn'
  | 'web-library-kind-echecs-queen'
  | 'web-library-kind-echecs-rook'
  | 'web-library-least'
  | 'web-library-level'
  | 'web-library-line'
  | 'web-library-link'
  | 'web-library-machine'
  | 'web-library-machine-turn'
  | 'web-library-most'
  | 'web-library-next'
  | 'web-library-no-line'
  | 'web-library-none'
  | 'web-library-off-book'
  | 'web-library-on-book'
  | 'web-library-over'
  | 'web-library-own-board'
  | 'web-library-pages'
  | 'web-library-playing-black'
  | 'web-library-playing-white'
  | 'web-library-previous'
  | 'web-library-probable'
  | 'web-library-reading'
  | 'web-library-remarks'
  | 'web-library-sheet'
  | 'web-library-source'
  | 'web-library-start'
  | 'web-library-supplied'
  | 'web-library-themes'
  | 'web-library-thinking'
  | 'web-library-throw-dice'
  | 'web-library-throw-hint'
  | 'web-library-title'
  | 'web-library-to-book'
  | 'web-library-unchecked'
  | 'web-library-with'
  | 'web-library-words'
  | 'web-library-words-hint'
  | 'web-lobby-all-games'
  | 'web-lobby-copy-link'
  | 'web-lobby-find-opponent'
  | 'web-lobby-game-rules'
  | 'web-lobby-join'
  | 'web-lobby-learn-card'
  | 'web-lobby-learn-card-about'
  | 'web-lobby-learn-card-go'
  | 'web-lobby-link-copied'
  | 'web-lobby-my-finished-games'
  | 'web-lobby-my-games-about'
  | 'web-lobby-my-tables'
  | 'web-lobby-new-table'
  | 'web-lobby-newcomer'
  | 'web-lobby-newcomer-about'
  | 'web-lobby-newcomer-go'
  | 'web-lobby-no-games'
  | 'web-lobby-no-tables'
  | 'web-lobby-open-tables'
  | 'web-lobby-play-now'
  | 'web-lobby-resume'
  | 'web-lobby-review'
  | 'web-lobby-seek-lapsed'
  | 'web-lobby-seeking'
  | 'web-lobby-seeking-about'
  | 'web-lobby-table-closed'
  | 'web-lobby-title'
  | 'web-lobby-waiting'
  | 'web-messages-back'
  | 'web-messages-choose'
  | 'web-messages-delete'
  | 'web-messages-empty'
  | 'web-messages-guest'
  | 'web-messages-kept'
  | 'web-messages-none'
  | 'web-messages-older'
  | 'web-messages-read'
  | 'web-messages-report'
  | 'web-messages-send'
  | 'web-messages-title'
  | 'web-missing-away'
  | 'web-missing-away-about'
  | 'web-missing-away-way'
  | 'web-missing-broken'
  | 'web-missing-broken-way'
  | 'web-missing-fast'
  | 'web-missing-fast-about'
  | 'web-missing-fast-way'
  | 'web-missing-game'
  | 'web-missing-games'
  | 'web-missing-games-about'
  | 'web-missing-games-way'
  | 'web-missing-lesson'
  | 'web-missing-offline'
  | 'web-missing-offline-about'
  | 'web-missing-offline-way'
  | 'web-missing-other-tables'
  | 'web-missing-page'
  | 'web-missing-page-about'
  | 'web-missing-page-way'
  | 'web-missing-passage'
  | 'web-missing-player'
  | 'web-missing-refused'
  | 'web-missing-refused-about'
  | 'web-missing-refused-way'
  | 'web-missing-rules'
  | 'web-missing-search'
  | 'web-missing-still-loading'
  | 'web-missing-study'
  | 'web-missing-table'
  | 'web-missing-table-about'
  | 'web-missing-table-way'
  | 'web-moderation-about-annul'
  | 'web-moderation-about-close'
  | 'web-moderation-about-dismiss'
  | 'web-moderation-about-keep'
  | 'web-moderation-about-mute'
  | 'web-moderation-about-suspend'
  | 'web-moderation-about-warn'
  | 'web-moderation-actions'
  | 'web-moderation-annulled'
  | 'web-moderation-answer'
  | 'web-moderation-appeal'
  | 'web-moderation-appeal-about'
  | 'web-moderation-appeal-mine'
  | 'web-moderation-appeal-open'
  | 'web-moderation-appeal-send'
  | 'web-moderation-appeal-text'
  | 'web-moderation-around'
  | 'web-moderation-before'
  | 'web-moderation-by-somebody'
  | 'web-moderation-changed'
  | 'web-moderation-choose'
  | 'web-moderation-days'
  | 'web-moderation-decide'
  | 'web-moderation-decisions'
  | 'web-moderation-decisions-news'
  | 'web-moderation-decisions-none'
  | 'web-moderation-decisions-read'
  | 'web-moderation-do'
  | 'web-moderation-done'
  | 'web-moderation-entry-annul'
  | 'web-moderation-entry-close'
  | 'web-moderation-entry-dismiss'
  | 'web-moderation-entry-give-role'
  | 'web-moderation-entry-grant-appeal'
  | 'web-moderation-entry-keep'
  | 'web-moderation-entry-mute'
  | 'web-moderation-entry-propose-close'
  | 'web-moderation-entry-refuse-appeal'
  | 'web-moderation-entry-suspend'
  | 'web-moderation-entry-take-role'
  | 'web-moderation-entry-warn'
  | 'web-moderation-evidence'
  | 'web-moderation-game'
  | 'web-moderation-games'
  | 'web-moderation-grant'
  | 'web-moderation-kind-chat'
  | 'web-moderation-kind-game'
  | 'web-moderation-kind-message'
  | 'web-moderation-kind-player'
  | 'web-moderation-my-reports'
  | 'web-moderation-no-appeals'
  | 'web-moderation-no-cases'
  | 'web-moderation-none-before'
  | 'web-moderation-open-game'
  | 'web-moderation-operator'
  | 'web-moderation-reason'
  | 'web-moderation-reason-own'
  | 'web-moderation-refuse'
  | 'web-moderation-release'
  | 'web-moderation-report-dismissed'
  | 'web-moderation-report-open'
  | 'web-moderation-report-upheld'
  | 'web-moderation-standing'
  | 'web-moderation-stay'
  | 'web-moderation-tab-appeals'
  | 'web-moderation-tab-cases'
  | 'web-moderation-tab-trail'
  | 'web-moderation-take'
  | 'web-moderation-title'
  | 'web-moderation-told-annul'
  | 'web-moderation-told-close'
  | 'web-moderation-told-mute'
  | 'web-moderation-told-suspend'
  | 'web-moderation-told-warn'
  | 'web-moderation-what'
  | 'web-moderation-what-annul'
  | 'web-moderation-what-close'
  | 'web-moderation-what-dismiss'
  | 'web-moderation-what-keep'
  | 'web-moderation-what-mute'
  | 'web-moderation-what-suspend'
  | 'web-moderation-what-warn'
  | 'web-new-table-as-rules-say'
  | 'web-new-table-authors'
  | 'web-new-table-clock-days'
  | 'web-new-table-clock-days-about'
  | 'web-new-table-clock-none'
  | 'web-new-table-clock-none-about'
  | 'web-new-table-clock-rapid'
  | 'web-new-table-clock-rapid-about'
  | 'web-new-table-clock-slow'
  | 'web-new-table-clock-slow-about'
  | 'web-new-table-clock-sudden'
  | 'web-new-table-clock-sudden-about'
  | 'web-new-table-engines-unrated'
  | 'web-new-table-guests-unrated'
  | 'web-new-table-house-rules'
  | 'web-new-table-house-rules-about'
  | 'web-new-table-invited-name'
  | 'web-new-table-length'
  | 'web-new-table-length-half'
  | 'web-new-table-length-half-about'
  | 'web-new-table-length-short'
  | 'web-new-table-length-short-about'
  | 'web-new-table-length-usual'
  | 'web-new-table-length-usual-about'
  | 'web-new-table-marking'
  | 'web-new-table-marking-auto'
  | 'web-new-table-marking-auto-about'
  | 'web-new-table-marking-courtois'
  | 'web-new-table-marking-courtois-about'
  | 'web-new-table-marking-rigueur'
  | 'web-new-table-marking-rigueur-about'
  | 'web-new-table-more-options'
  | 'web-new-table-open'
  | 'web-new-table-opponent'
  | 'web-new-table-opponent-link'
  | 'web-new-table-opponent-link-about'
  | 'web-new-table-opponent-match'
  | 'web-new-table-opponent-match-about'
  | 'web-new-table-opponent-name'
  | 'web-new-table-opponent-name-about'
  | 'web-new-table-opponent-open'
  | 'web-new-table-opponent-open-about'
  | 'web-new-table-play'
  | 'web-new-table-rated-no'
  | 'web-new-table-rated-no-about'
  | 'web-new-table-rated-short'
  | 'web-new-table-rated-yes'
  | 'web-new-table-rated-yes-about'
  | 'web-new-table-rating'
  | 'web-new-table-seat'
  | 'web-new-table-seat-0'
  | 'web-new-table-seat-0-about'
  | 'web-new-table-seat-1'
  | 'web-new-table-seat-1-about'
  | 'web-new-table-seat-any'
  | 'web-new-table-seat-any-about'
  | 'web-new-table-seats'
  | 'web-new-table-several-unrated'
  | 'web-new-table-time'
  | 'web-new-table-untimed-unrated'
  | 'web-new-table-usual-rules'
  | 'web-notices-by-mail'
  | 'web-notices-by-page'
  | 'web-notices-by-push'
  | 'web-notices-guest'
  | 'web-notices-here'
  | 'web-notices-here-about'
  | 'web-notices-kind'
  | 'web-notices-kind-challenge'
  | 'web-notices-kind-game-begun'
  | 'web-notices-kind-message'
  | 'web-notices-kind-offer'
  | 'web-notices-kind-report'
  | 'web-notices-kind-result'
  | 'web-notices-kind-time-low'
  | 'web-notices-kind-your-turn'
  | 'web-notices-matrix'
  | 'web-notices-new'
  | 'web-notices-no-mail'
  | 'web-notices-none'
  | 'web-notices-pace'
  | 'web-notices-pace-about'
  | 'web-notices-pace-daily'
  | 'web-notices-pace-once'
  | 'web-notices-pace-weekly'
  | 'web-notices-push-failed'
  | 'web-notices-push-none'
  | 'web-notices-push-refused'
  | 'web-notices-push-server'
  | 'web-notices-quiet'
  | 'web-notices-quiet-about'
  | 'web-notices-quiet-from'
  | 'web-notices-quiet-to'
  | 'web-notices-security'
  | 'web-notices-settings'
  | 'web-notices-title'
  | 'web-openings-back'
  | 'web-openings-chosen'
  | 'web-openings-empty'
  | 'web-openings-first-move'
  | 'web-openings-games'
  | 'web-openings-none'
  | 'web-openings-play'
  | 'web-openings-stakes'
  | 'web-openings-throw'
  | 'web-openings-title'
  | 'web-openings-won'
  | 'web-passage-about'
  | 'web-passage-agreements'
  | 'web-passage-all-books'
  | 'web-passage-author'
  | 'web-passage-beside'
  | 'web-passage-board'
  | 'web-passage-changed-by'
  | 'web-passage-changes'
  | 'web-passage-claims'
  | 'web-passage-code'
  | 'web-passage-contents'
  | 'web-passage-here'
  | 'web-passage-law'
  | 'web-passage-lessons'
  | 'web-passage-next'
  | 'web-passage-no-words'
  | 'web-passage-not-read'
  | 'web-passage-nothing'
  | 'web-passage-on'
  | 'web-passage-open'
  | 'web-passage-parts'
  | 'web-passage-previous'
  | 'web-passage-resting'
  | 'web-passage-rules'
  | 'web-passage-says'
  | 'web-passage-studies'
  | 'web-passage-study'
  | 'web-passage-tests'
  | 'web-passage-title'
  | 'web-passage-to-books'
  | 'web-passage-where'
  | 'web-people-block'
  | 'web-people-blocked'
  | 'web-people-blocked-about'
  | 'web-people-cancel'
  | 'web-people-follow'
  | 'web-people-followers'
  | 'web-people-following'
  | 'web-people-follows-you'
  | 'web-people-friend'
  | 'web-people-here'
  | 'web-people-kept'
  | 'web-people-kept-about'
  | 'web-people-kept-chat'
  | 'web-people-kept-chat-long'
  | 'web-people-kept-decisions'
  | 'web-people-kept-decisions-long'
  | 'web-people-kept-games'
  | 'web-people-kept-games-long'
  | 'web-people-kept-here'
  | 'web-people-kept-here-long'
  | 'web-people-kept-lists'
  | 'web-people-kept-lists-long'
  | 'web-people-kept-long'
  | 'web-people-kept-messages'
  | 'web-people-kept-messages-long'
  | 'web-people-kept-moderators'
  | 'web-people-kept-reported'
  | 'web-people-kept-reported-long'
  | 'web-people-kept-reports'
  | 'web-people-kept-reports-long'
  | 'web-people-kept-trail'
  | 'web-people-kept-trail-long'
  | 'web-people-kept-what'
  | 'web-people-message'
  | 'web-people-mute'
  | 'web-people-muted'
  | 'web-people-muted-about'
  | 'web-people-nobody'
  | 'web-people-privacy-challenges'
  | 'web-people-privacy-everyone'
  | 'web-people-privacy-followed'
  | 'web-people-privacy-guest'
  | 'web-people-privacy-here'
  | 'web-people-privacy-here-about'
  | 'web-people-privacy-lists'
  | 'web-people-privacy-messages'
  | 'web-people-privacy-nobody'
  | 'web-people-private'
  | 'web-people-reason-arranged'
  | 'web-people-reason-cheating'
  | 'web-people-reason-harassment'
  | 'web-people-reason-hate'
  | 'web-people-reason-name'
  | 'web-people-reason-other'
  | 'web-people-reason-spam'
  | 'web-people-reason-stalling'
  | 'web-people-reason-threats'
  | 'web-people-report'
  | 'web-people-report-game'
  | 'web-people-report-reason'
  | 'web-people-report-send'
  | 'web-people-report-text'
  | 'web-people-report-words'
  | 'web-people-reported'
  | 'web-people-title'
  | 'web-people-unblock'
  | 'web-people-unfollow'
  | 'web-people-unmute'
  | 'web-player-against'
  | 'web-player-as-table'
  | 'web-player-band-deviation'
  | 'web-player-band-games'
  | 'web-player-by-game'
  | 'web-player-by-opponent'
  | 'web-player-by-rules'
  | 'web-player-by-throw'
  | 'web-player-challenge'
  | 'web-player-date'
  | 'web-player-deviation'
  | 'web-player-drawn'
  | 'web-player-drawn-short'
  | 'web-player-engine'
  | 'web-player-errors'
  | 'web-player-faced'
  | 'web-player-first-throw'
  | 'web-player-games'
  | 'web-player-history'
  | 'web-player-last-games'
  | 'web-player-lost'
  | 'web-player-lost-short'
  | 'web-player-luck'
  | 'web-player-machines'
  | 'web-player-mean'
  | 'web-player-no-games'
  | 'web-player-no-ratings'
  | 'web-player-no-results'
  | 'web-player-number'
  | 'web-player-opponent'
  | 'web-player-people'
  | 'web-player-play'
  | 'web-player-provisional'
  | 'web-player-rating'
  | 'web-player-ratings'
  | 'web-player-results'
  | 'web-player-spread'
  | 'web-player-threw'
  | 'web-player-until'
  | 'web-player-won'
  | 'web-player-won-short'
  | 'web-practice-about'
  | 'web-practice-all'
  | 'web-practice-any-theme'
  | 'web-practice-best'
  | 'web-practice-black-throws'
  | 'web-practice-black-to-play'
  | 'web-practice-comes-soon'
  | 'web-practice-from-game'
  | 'web-practice-here-is-best'
  | 'web-practice-hold-or-leave'
  | 'web-practice-late'
  | 'web-practice-marking'
  | 'web-practice-marking-about'
  | 'web-practice-next'
  | 'web-practice-no'
  | 'web-practice-not-best'
  | 'web-practice-nothing-due'
  | 'web-practice-position'
  | 'web-practice-seen-before'
  | 'web-practice-show-best'
  | 'web-practice-solve'
  | 'web-practice-theme'
  | 'web-practice-title'
  | 'web-practice-to-other'
  | 'web-practice-to-study'
  | 'web-practice-to-thrower'
  | 'web-practice-white-throws'
  | 'web-practice-white-to-play'
  | 'web-practice-yours'
  | 'web-programs-about'
  | 'web-programs-allow'
  | 'web-programs-apps'
  | 'web-programs-back'
  | 'web-programs-consent'
  | 'web-programs-consent-end'
  | 'web-programs-consent-not'
  | 'web-programs-consent-wants'
  | 'web-programs-copied'
  | 'web-programs-copy'
  | 'web-programs-days'
  | 'web-programs-guest'
  | 'web-programs-keep'
  | 'web-programs-label'
  | 'web-programs-label-example'
  | 'web-programs-leaving'
  | 'web-programs-made'
  | 'web-programs-made-about'
  | 'web-programs-make'
  | 'web-programs-name'
  | 'web-programs-name-about'
  | 'web-programs-name-change'
  | 'web-programs-name-new'
  | 'web-programs-never-used'
  | 'web-programs-new'
  | 'web-programs-no-apps'
  | 'web-programs-no-tokens'
  | 'web-programs-refuse'
  | 'web-programs-revoke'
  | 'web-programs-revoke-about'
  | 'web-programs-scope-challenge-read'
  | 'web-programs-scope-challenge-write'
  | 'web-programs-scope-follow'
  | 'web-programs-scope-message'
  | 'web-programs-scope-play'
  | 'web-programs-scope-study-read'
  | 'web-programs-scope-study-write'
  | 'web-programs-scopes'
  | 'web-programs-sign-in'
  | 'web-programs-tokens'
  | 'web-programs-tokens-about'
  | 'web-programs-wrong'
  | 'web-programs-wrong-twice'
  | 'web-quick-casual'
  | 'web-quick-challenge-friend'
  | 'web-quick-change'
  | 'web-quick-clock-days'
  | 'web-quick-clock-days-about'
  | 'web-quick-clock-none'
  | 'web-quick-clock-rapid'
  | 'web-quick-clock-rapid-about'
  | 'web-quick-clock-slow'
  | 'web-quick-clock-slow-about'
  | 'web-quick-clock-sudden'
  | 'web-quick-clock-sudden-about'
  | 'web-quick-company'
  | 'web-quick-company-friend'
  | 'web-quick-company-machine'
  | 'web-quick-company-someone'
  | 'web-quick-details'
  | 'web-quick-friend-foot'
  | 'web-quick-guests-chat'
  | 'web-quick-guests-chat-about'
  | 'web-quick-guests-silent-about'
  | 'web-quick-length-half'
  | 'web-quick-length-half-about'
  | 'web-quick-length-short'
  | 'web-quick-length-short-about'
  | 'web-quick-length-usual'
  | 'web-quick-length-usual-about'
  | 'web-quick-level'
  | 'web-quick-link'
  | 'web-quick-link-about'
  | 'web-quick-link-copied'
  | 'web-quick-live'
  | 'web-quick-machine-foot'
  | 'web-quick-no-live'
  | 'web-quick-pairing'
  | 'web-quick-play-now'
  | 'web-quick-rated-about'
  | 'web-quick-rated-needs-clock'
  | 'web-quick-ready'
  | 'web-quick-send-challenge'
  | 'web-quick-someone-foot'
  | 'web-quick-title'
  | 'web-quick-to-table'
  | 'web-quick-who'
  | 'web-quick-who-link'
  | 'web-quick-who-name'
  | 'web-quick-who-open'
  | 'web-quick-your-games'
  | 'web-reasons-article-fail'
  | 'web-reasons-article-false-hit'
  | 'web-reasons-article-fill'
  | 'web-reasons-article-hit'
  | 'web-reasons-article-keep'
  | 'web-reasons-better-throw'
  | 'web-reasons-fewer-alone'
  | 'web-reasons-less-given-you'
  | 'web-reasons-more-held'
  | 'web-reasons-price'
  | 'web-reasons-safer'
  | 'web-reasons-you-fill'
  | 'web-reasons-you-hit'
  | 'web-reasons-you-keep'
  | 'web-reasons-you-play'
  | 'web-replay-back'
  | 'web-replay-download'
  | 'web-replay-first'
  | 'web-replay-flip'
  | 'web-replay-forward'
  | 'web-replay-game-data'
  | 'web-replay-last'
  | 'web-replay-list-only'
  | 'web-replay-moves'
  | 'web-replay-random'
  | 'web-replay-score-sheet'
  | 'web-replay-start'
  | 'web-replay-title'
  | 'web-replay-variation'
  | 'web-rules-about'
  | 'web-rules-agreed'
  | 'web-rules-all-rules'
  | 'web-rules-allowed'
  | 'web-rules-contents'
  | 'web-rules-dice'
  | 'web-rules-disputed'
  | 'web-rules-held'
  | 'web-rules-law'
  | 'web-rules-law-about'
  | 'web-rules-lesson'
  | 'web-rules-library'
  | 'web-rules-now'
  | 'web-rules-one-source'
  | 'web-rules-over'
  | 'web-rules-point'
  | 'web-rules-print'
  | 'web-rules-reset'
  | 'web-rules-rule-set'
  | 'web-rules-source'
  | 'web-rules-sources'
  | 'web-rules-throw'
  | 'web-rules-title'
  | 'web-score-bredouille'
  | 'web-score-in-corner'
  | 'web-score-in-hand'
  | 'web-score-to-lay'
  | 'web-score-to-lift'
  | 'web-settings-board'
  | 'web-settings-close'
  | 'web-settings-close-about'
  | 'web-settings-close-open'
  | 'web-settings-closing'
  | 'web-settings-closing-back'
  | 'web-settings-closing-close'
  | 'web-settings-closing-export'
  | 'web-settings-closing-gone'
  | 'web-settings-closing-now'
  | 'web-settings-closing-stays'
  | 'web-settings-codes'
  | 'web-settings-codes-new'
  | 'web-settings-codes-renewing'
  | 'web-settings-codes-renewing-about'
  | 'web-settings-confirm'
  | 'web-settings-confirm-about'
  | 'web-settings-confirm-always'
  | 'web-settings-confirm-never'
  | 'web-settings-confirm-usual'
  | 'web-settings-data'
  | 'web-settings-destinations'
  | 'web-settings-device-waits'
  | 'web-settings-device-withdraw'
  | 'web-settings-device-you'
  | 'web-settings-devices'
  | 'web-settings-devices-about'
  | 'web-settings-devices-alarm'
  | 'web-settings-devices-look'
  | 'web-settings-does-analysis'
  | 'web-settings-does-board'
  | 'web-settings-does-chat'
  | 'web-settings-does-confirm'
  | 'web-settings-does-enter'
  | 'web-settings-does-escape'
  | 'web-settings-does-flip'
  | 'web-settings-does-go'
  | 'web-settings-does-help'
  | 'web-settings-does-next'
  | 'web-settings-does-offers'
  | 'web-settings-does-pair'
  | 'web-settings-does-sound'
  | 'web-settings-does-steps'
  | 'web-settings-does-tab'
  | 'web-settings-does-undo'
  | 'web-settings-email'
  | 'web-settings-email-about'
  | 'web-settings-email-add'
  | 'web-settings-email-change'
  | 'web-settings-email-new'
  | 'web-settings-email-none'
  | 'web-settings-email-remove'
  | 'web-settings-email-removing'
  | 'web-settings-email-removing-about'
  | 'web-settings-email-send'
  | 'web-settings-end-others'
  | 'web-settings-export'
  | 'web-settings-export-about'
  | 'web-settings-export-again'
  | 'web-settings-export-download'
  | 'web-settings-export-failed'
  | 'web-settings-export-make'
  | 'web-settings-export-making'
  | 'web-settings-key-arrows'
  | 'web-settings-key-backspace'
  | 'web-settings-key-confirm'
  | 'web-settings-key-enter'
  | 'web-settings-key-escape'
  | 'web-settings-key-tab'
  | 'web-settings-keys'
  | 'web-settings-keys-about'
  | 'web-settings-language'
  | 'web-settings-language-about'
  | 'web-settings-last'
  | 'web-settings-letter-keys'
  | 'web-settings-letter-keys-about'
  | 'web-settings-log-other'
  | 'web-settings-motion'
  | 'web-settings-motion-about'
  | 'web-settings-motion-fast'
  | 'web-settings-motion-none'
  | 'web-settings-motion-normal'
  | 'web-settings-motion-slow'
  | 'web-settings-movable'
  | 'web-settings-notices'
  | 'web-settings-notify'
  | 'web-settings-notify-about'
  | 'web-settings-notify-none'
  | 'web-settings-notify-refused'
  | 'web-settings-page'
  | 'web-settings-passkey'
  | 'web-settings-passkey-add'
  | 'web-settings-passkey-add-another'
  | 'web-settings-passkey-first'
  | 'web-settings-passkey-name'
  | 'web-settings-passkey-name-hint'
  | 'web-settings-passkey-remove'
  | 'web-settings-passkey-removing-about'
  | 'web-settings-passkey-rename'
  | 'web-settings-passkey-renamed'
  | 'web-settings-passkey-unused'
  | 'web-settings-password'
  | 'web-settings-password-change'
  | 'web-settings-password-changed'
  | 'web-settings-password-choose'
  | 'web-settings-password-none'
  | 'web-settings-password-remove'
  | 'web-settings-password-removing'
  | 'web-settings-password-removing-about'
  | 'web-settings-password-set'
  | 'web-settings-privacy'
  | 'web-settings-profile'
  | 'web-settings-profile-guest'
  | 'web-settings-profile-open'
  | 'web-settings-profile-register'
  | 'web-settings-profile-unrated'
  | 'web-settings-programs'
  | 'web-settings-rim'
  | 'web-settings-rim-countdown-about'
  | 'web-settings-rim-countdown-title'
  | 'web-settings-rim-letters-about'
  | 'web-settings-rim-letters-title'
  | 'web-settings-rim-treatise-about'
  | 'web-settings-rim-treatise-title'
  | 'web-settings-room'
  | 'web-settings-room-dark'
  | 'web-settings-room-light'
  | 'web-settings-room-system'
  | 'web-settings-save'
  | 'web-settings-saved'
  | 'web-settings-security'
  | 'web-settings-session-end'
  | 'web-settings-session-here'
  | 'web-settings-session-now'
  | 'web-settings-session-unknown'
  | 'web-settings-sessions'
  | 'web-settings-sessions-alone'
  | 'web-settings-sessions-end-others'
  | 'web-settings-sessions-ended'
  | 'web-settings-size'
  | 'web-settings-size-about'
  | 'web-settings-sound'
  | 'web-settings-sound-about'
  | 'web-settings-theme'
  | 'web-settings-theme-contraste'
  | 'web-settings-theme-contraste-about'
  | 'web-settings-theme-ebene'
  | 'web-settings-theme-ebene-about'
  | 'web-settings-theme-encre'
  | 'web-settings-theme-encre-about'
  | 'web-settings-theme-regence'
  | 'web-settings-theme-regence-about'
  | 'web-settings-title'
  | 'web-settings-totp'
  | 'web-settings-totp-off'
  | 'web-settings-totp-on'
  | 'web-settings-totp-picture'
  | 'web-settings-totp-scan'
  | 'web-settings-totp-secret'
  | 'web-settings-totp-then'
  | 'web-settings-totp-turn-off'
  | 'web-settings-totp-turn-on'
  | 'web-settings-totp-turning-off'
  | 'web-settings-totp-turning-off-about'
  | 'web-settings-volume'
  | 'web-settings-worth'
  | 'web-settings-worth-about'
  | 'web-settings-yours'
  | 'web-settings-yours-about'
  | 'web-table-accept-rematch'
  | 'web-table-adjourn'
  | 'web-table-adjourned'
  | 'web-table-agreed-here'
  | 'web-table-all-gestures'
  | 'web-table-all-rules'
  | 'web-table-analysis'
  | 'web-table-article-all'
  | 'web-table-article-none'
  | 'web-table-article-reading'
  | 'web-table-away'
  | 'web-table-back-to-game'
  | 'web-table-board-size'
  | 'web-table-casual'
  | 'web-table-chat'
  | 'web-table-claim'
  | 'web-table-claim-about'
  | 'web-table-claim-win'
  | 'web-table-clock-runs'
  | 'web-table-connected'
  | 'web-table-dealing'
  | 'web-table-dealt'
  | 'web-table-do-it'
  | 'web-table-full-screen'
  | 'web-table-held'
  | 'web-table-left'
  | 'web-table-legal-moves'
  | 'web-table-letter-held'
  | 'web-table-letter-left'
  | 'web-table-menu'
  | 'web-table-message'
  | 'web-table-more'
  | 'web-table-moves'
  | 'web-table-new-opponent'
  | 'web-table-newer'
  | 'web-table-no'
  | 'web-table-no-moves'
  | 'web-table-nothing-to-report'
  | 'web-table-nothing-written'
  | 'web-table-notify'
  | 'web-table-other-gestures'
  | 'web-table-own-ask-adjourn'
  | 'web-table-own-ask-takeback'
  | 'web-table-partner'
  | 'web-table-pavillons'
  | 'web-table-phrase-thanks'
  | 'web-table-phrase-well-played'
  | 'web-table-pick'
  | 'web-table-picking'
  | 'web-table-played-from-list'
  | 'web-table-print'
  | 'web-table-rating'
  | 'web-table-really-resign'
  | 'web-table-really-takeback'
  | 'web-table-reconnecting'
  | 'web-table-refused'
  | 'web-table-rematch'
  | 'web-table-rematch-declined'
  | 'web-table-rematch-waiting'
  | 'web-table-rematch-withdrawn'
  | 'web-table-report-game'
  | 'web-table-resign-short'
  | 'web-table-resume'
  | 'web-table-room-onlookers'
  | 'web-table-room-onlookers-about'
  | 'web-table-room-over'
  | 'web-table-room-players'
  | 'web-table-room-players-about'
  | 'web-table-say-hello'
  | 'web-table-score-sheet'
  | 'web-table-send'
  | 'web-table-show-again'
  | 'web-table-skipped-show'
  | 'web-table-sound-off'
  | 'web-table-sound-on'
  | 'web-table-takeback'
  | 'web-table-the-play'
  | 'web-table-the-throw'
  | 'web-table-throwing'
  | 'web-table-time-left'
  | 'web-table-to-mark'
  | 'web-table-try-now'
  | 'web-table-turn-adjourned'
  | 'web-table-turn-in-game'
  | 'web-table-waiting-turn'
  | 'web-table-watching'
  | 'web-table-which'
  | 'web-table-with-moves'
  | 'web-table-withdraw'
  | 'web-table-worth-nothing'
  | 'web-table-worth-you'
  | 'web-table-yes'
  | 'web-table-your-message'
  | 'web-table-your-turn';

export interface Arguments {
  'chess-ambiguous': { 'text': Value };
  'chess-bad-position': { 'position': Value; 'wrong': Value };
  'chess-bishops-on': { 'count': number; 'squares': Value };
  'chess-castles': { 'player': Value; 'side': Value };
  'chess-castles-pushing': { 'player': Value; 'side': Value; 'square': Value };
  'chess-count': { 'pawns': number; 'pieces': number };
  'chess-drawn': { 'why': Value };
  'chess-fen': { 'text': Value };
  'chess-fen-counts': { 'text': Value };
  'chess-found-score': { 'score': Value };
  'chess-gives-check': { 'player': Value };
  'chess-kings-on': { 'count': number; 'squares': Value };
  'chess-knights-on': { 'count': number; 'squares': Value };
  'chess-lead': { 'much': number };
  'chess-letter': { 'kind': Value };
  'chess-measure-piece': { 'at': Value };
  'chess-move': { 'check': Value; 'piece': Value; 'to': Value };
  'chess-move-promoting': { 'check': Value; 'piece': Value; 'to': Value };
  'chess-no-board': { 'rules': Value };
  'chess-no-line': { 'line': Value; 'study': Value };
  'chess-no-move': { 'text': Value };
  'chess-no-stockfish': { 'place': Value };
  'chess-not-legal': { 'choices': Value; 'text': Value };
  'chess-pawns-on': { 'count': number; 'squares': Value };
  'chess-pgn-errors': { 'errors': Value };
  'chess-pgn-rules': { 'rules': Value };
  'chess-promotes': { 'piece': Value; 'player': Value; 'square': Value };
  'chess-queens-on': { 'count': number; 'squares': Value };
  'chess-rooks-on': { 'count': number; 'squares': Value };
  'chess-setup-too-many-of-a-kind': { 'count': Value; 'kind': Value; 'most': Value; 'player': Value };
  'chess-side': { 'pieces': Value; 'player': Value };
  'chess-stockfish-fails': { 'wrong': Value };
  'chess-stockfish-start': { 'program': Value; 'wrong': Value };
  'chess-takes': { 'piece': Value; 'player': Value; 'square': Value };
  'chess-takes-en-passant': { 'player': Value; 'square': Value };
  'chess-to-move': { 'player': Value };
  'chess-white-begins': { 'article': Value; 'rules': Value };
  'chess-won': { 'player': Value; 'why': Value };
  'citations-after-playing': { 'numbers': Value };
  'citations-all-rules': { 'numbers': Value };
  'citations-and': { 'before': Value; 'last': Value };
  'citations-article': { 'numbers': Value };
  'citations-board': { 'numbers': Value };
  'citations-canto': { 'numbers': Value };
  'citations-chapter': { 'numbers': Value };
  'citations-cited': { 'place': Value; 'source': Value };
  'citations-dated-later': { 'year': Value };
  'citations-example': { 'count': number; 'numbers': Value };
  'citations-figure': { 'numbers': Value };
  'citations-gambit': { 'number': number };
  'citations-heading': { 'numbers': Value };
  'citations-joined-comma': { 'after': Value; 'before': Value };
  'citations-joined-likewise': { 'after': Value; 'before': Value };
  'citations-joined-referring': { 'after': Value; 'before': Value };
  'citations-joined-retour': { 'after': Value; 'before': Value };
  'citations-joined-semicolon': { 'after': Value; 'before': Value };
  'citations-joined-within': { 'after': Value; 'before': Value };
  'citations-move': { 'count': number; 'numbers': Value };
  'citations-near-page': { 'numbers': Value };
  'citations-note': { 'count': number; 'numbers': Value };
  'citations-number': { 'count': number; 'numbers': Value };
  'citations-on-rule': { 'count': number; 'numbers': Value };
  'citations-page': { 'numbers': Value };
  'citations-paragraph': { 'numbers': Value };
  'citations-part': { 'number': number; 'numbers': Value };
  'citations-partie': { 'number': number };
  'citations-parties': { 'last': number; 'number': number };
  'citations-position': { 'numbers': Value };
  'citations-remark': { 'numbers': Value };
  'citations-remark-abolished': { 'place': Value };
  'citations-remark-agreed-beforehand': { 'place': Value };
  'citations-remark-aim': { 'place': Value };
  'citations-remark-all-losses': { 'place': Value };
  'citations-remark-always-enter': { 'place': Value };
  'citations-remark-at-will': { 'place': Value };
  'citations-remark-authors-wish': { 'place': Value };
  'citations-remark-begun-by-black': { 'place': Value };
  'citations-remark-by-agreement': { 'place': Value };
  'citations-remark-coin-empty': { 'place': Value };
  'citations-remark-crowned-first': { 'place': Value };
  'citations-remark-do-not-know-it': { 'place': Value };
  'citations-remark-does-not-know-it': { 'place': Value };
  'citations-remark-double-only': { 'place': Value };
  'citations-remark-first-partie-or-more': { 'place': Value };
  'citations-remark-first-usage': { 'place': Value };
  'citations-remark-fleche-empty': { 'place': Value };
  'citations-remark-former-pieces': { 'place': Value };
  'citations-remark-half-of-one': { 'place': Value };
  'citations-remark-just-before': { 'place': Value };
  'citations-remark-knows-no-odds': { 'place': Value };
  'citations-remark-knows-none': { 'place': Value };
  'citations-remark-leader-excepted': { 'place': Value };
  'citations-remark-may-lift': { 'place': Value };
  'citations-remark-nickname': { 'place': Value };
  'citations-remark-no-limit': { 'place': Value };
  'citations-remark-no-odds': { 'place': Value };
  'citations-remark-no-such-claim': { 'place': Value };
  'citations-remark-nobody-hit': { 'place': Value };
  'citations-remark-not-among-jans': { 'place': Value };
  'citations-remark-numbers-are-played': { 'place': Value };
  'citations-remark-obliges-to-stay': { 'place': Value };
  'citations-remark-of-trictrac': { 'place': Value };
  'citations-remark-only-if-agreed': { 'place': Value };
  'citations-remark-other-plays': { 'place': Value };
  'citations-remark-out-of-use': { 'place': Value };
  'citations-remark-pawn-may-not-pass': { 'place': Value };
  'citations-remark-penalty-wished-for': { 'place': Value };
  'citations-remark-plays-twice': { 'place': Value };
  'citations-remark-prevailed': { 'place': Value };
  'citations-remark-said-beforehand': { 'place': Value };
  'citations-remark-same-rules': { 'place': Value };
  'citations-remark-second-usage': { 'place': Value };
  'citations-remark-so-many-parties': { 'place': Value };
  'citations-remark-some-houses': { 'place': Value };
  'citations-remark-some-left-aside': { 'place': Value };
  'citations-remark-strong-players': { 'place': Value };
  'citations-remark-three-times': { 'place': Value };
  'citations-remark-two-at-a-time': { 'place': Value };
  'citations-remark-two-jetons': { 'place': Value };
  'citations-remark-two-men-down': { 'place': Value };
  'citations-remark-two-moves': { 'place': Value };
  'citations-remark-until-withdrawn': { 'place': Value };
  'citations-remark-usually-seven': { 'place': Value };
  'citations-remark-usually-three': { 'place': Value };
  'citations-remark-what-one-will': { 'place': Value };
  'citations-remark-white-corner': { 'place': Value };
  'citations-remark-who-goes-away': { 'place': Value };
  'citations-remark-wished-for': { 'place': Value };
  'citations-renvoi': { 'numbers': Value };
  'citations-rule': { 'count': number; 'numbers': Value };
  'citations-source': { 'numbers': Value };
  'citations-title': { 'numbers': Value };
  'citations-unreadable': { 'place': Value; 'rest': Value };
  'citations-variation': { 'numbers': Value };
  'claims-not-installed': { 'program': Value };
  'claims-open': { 'found': Value; 'why': Value };
  'common-and': { 'before': Value; 'last': Value };
  'common-from-to': { 'first': Value; 'last': Value };
  'common-listed': { 'parts': Value };
  'common-or': { 'before': Value; 'last': Value };
  'common-series': { 'before': Value; 'last': Value };
  'common-spaced': { 'before': Value; 'last': Value };
  'common-verbatim': { 'text': Value };
  'community-closed': { 'reason': Value };
  'community-days-needed': { 'most': Value };
  'community-invalid-message': { 'most': Value };
  'community-most-related': { 'most': Value };
  'community-muted': { 'reason': Value; 'until': Value };
  'community-no-challenges': { 'name': Value };
  'community-no-links': { 'days': Value };
  'community-no-messages': { 'name': Value };
  'community-notice-message': { 'player': Value };
  'community-suspended': { 'reason': Value; 'until': Value };
  'company-exchanged': { 'black': Value; 'count': number; 'enters': Value; 'rises': Value; 'white': Value };
  'company-fiches': { 'amount': Value; 'count': number };
  'company-field-missing': { 'field': Value };
  'company-form-people': { 'form': Value; 'numbers': Value; 'people': Value };
  'company-jetons': { 'amount': Value; 'count': number };
  'company-law-accepts': { 'names': Value };
  'company-law-unknown': { 'name': Value; 'reason': Value };
  'company-length-and-rules': { 'marques': number; 'rules': Value };
  'company-marque-written': { 'against': Value; 'holes': number; 'loser': Value; 'player': Value; 'points': Value; 'times': number; 'winner': Value };
  'company-marques-all-played': { 'marques': Value };
  'company-marques-left': { 'marques': Value; 'played': number };
  'company-marques-uneven': { 'accounts': Value; 'marques': Value };
  'company-needs-parties': { 'parties': Value };
  'company-needs-people': { 'least': Value; 'most': Value; 'people': Value };
  'company-no-company': { 'text': Value };
  'company-no-form': { 'rules': Value; 'word': Value };
  'company-no-rules': { 'name': Value; 'names': Value };
  'company-not-in-company': { 'rules': Value };
  'company-other-form': { 'played': Value };
  'company-owed': { 'count': number; 'jetons': Value; 'payees': Value; 'payers': Value; 'why': Value };
  'company-paid': { 'paid': Value; 'payee': Value; 'payer': Value };
  'company-parties-all-played': { 'parties': Value };
  'company-parties-left': { 'parties': Value; 'played': number };
  'company-partners': { 'one': Value; 'two': Value };
  'company-poule-shared': { 'pot': Value };
  'company-poule-taken': { 'player': Value; 'pot': Value };
  'company-seat-staked': { 'player': Value; 'pot': Value };
  'company-seats-wrong': { 'people': Value; 'seats': Value };
  'company-sheet-at-most': { 'count': number };
  'company-sheet-loses': { 'stakes': number };
  'company-sheet-next': { 'black': Value; 'white': Value };
  'company-sheet-paid': { 'payee': Value; 'payer': Value; 'sum': Value };
  'company-sheet-parties': { 'count': number };
  'company-sheet-wins': { 'stakes': number };
  'company-stakes': { 'amount': Value; 'count': number };
  'dice-act-author': { 'seat': Value };
  'dice-act-form': { 'act': Value };
  'dice-anchor-not-yours': { 'seat': Value };
  'dice-asked-twice': { 'roll': Value };
  'dice-bad-receipt': { 'seq': Value };
  'dice-belongs': { 'roll': Value };
  'dice-entry-missing': { 'origin': Value };
  'dice-entry-other-end': { 'origin': Value };
  'dice-entry-other-open': { 'origin': Value };
  'dice-entry-unsigned': { 'origin': Value };
  'dice-equivocation': { 'seq': Value; 'signed': Value };
  'dice-evidence-format': { 'format': Value };
  'dice-evidence-unreadable': { 'why': Value };
  'dice-flag': { 'seat': Value };
  'dice-flaw': { 'seq': Value; 'why': Value };
  'dice-key-file': { 'file': Value };
  'dice-key-not-entered': { 'seat': Value };
  'dice-key-not-yours': { 'seat': Value };
  'dice-key-refused': { 'seat': Value };
  'dice-key-unannounced': { 'key': Value };
  'dice-key-unknown': { 'seat': Value };
  'dice-link-not-yours': { 'roll': Value };
  'dice-link-seat': { 'seat': Value };
  'dice-next-roll': { 'roll': Value };
  'dice-no-more-chains': { 'seat': Value };
  'dice-not-to-say': { 'kind': Value; 'seat': Value };
  'dice-not-what-you-saw': { 'seq': Value };
  'dice-note-base64': { 'text': Value };
  'dice-note-key': { 'text': Value };
  'dice-note-key-number': { 'text': Value };
  'dice-note-number': { 'text': Value };
  'dice-note-signature': { 'name': Value };
  'dice-other-log': { 'seat': Value; 'seq': Value };
  'dice-page-build': { 'file': Value };
  'dice-page-file': { 'file': Value };
  'dice-page-script': { 'script': Value };
  'dice-proof-format': { 'format': Value };
  'dice-proof-unreadable': { 'why': Value };
  'dice-rest-of-roll': { 'roll': Value };
  'dice-roll-differs': { 'drawn': Value; 'roll': Value };
  'dice-roll-number': { 'expected': Value; 'found': Value };
  'dice-seal-key': { 'letters': Value };
  'dice-share-missing': { 'seat': Value };
  'dice-throw-not-due': { 'roll': Value };
  'dice-tlog-away': { 'address': Value; 'why': Value };
  'dice-tlog-behind': { 'seen': Value; 'size': Value };
  'dice-tlog-root': { 'size': Value };
  'dice-tlog-tile': { 'level': Value; 'number': Value };
  'dice-told-otherwise': { 'seq': Value };
  'dice-two-heads': { 'seq': Value };
  'dice-while-pending': { 'kind': Value; 'roll': Value };
  'dice-witness-busy': { 'why': Value };
  'dice-witness-inconsistent': { 'old': Value; 'size': Value };
  'dice-witness-split': { 'origin': Value; 'size': Value };
  'dice-witness-unknown': { 'origin': Value };
  'dice-witness-unsigned': { 'origin': Value };
  'dominoes-boneyard': { 'tiles': number };
  'dominoes-charged': { 'player': Value; 'points': number; 'total': Value };
  'dominoes-counts': { 'player': Value; 'points': number; 'total': Value };
  'dominoes-decision-announced': { 'player': Value; 'tile': Value };
  'dominoes-decision-corrected': { 'player': Value };
  'dominoes-decision-excused': { 'player': Value };
  'dominoes-decision-forbidden-to-open': { 'opponent': Value; 'player': Value; 'tile': Value };
  'dominoes-decision-lapsed': { 'opponent': Value; 'player': Value };
  'dominoes-decision-lead-passes': { 'opponent': Value; 'player': Value };
  'dominoes-decision-loses': { 'opponent': Value; 'player': Value };
  'dominoes-decision-loses-by-count': { 'opponent': Value; 'player': Value };
  'dominoes-decision-made-to-pose': { 'on': Value; 'opponent': Value; 'player': Value; 'tile': Value };
  'dominoes-decision-made-to-pose-announced': { 'opponent': Value; 'player': Value; 'tile': Value };
  'dominoes-decision-made-to-pose-uncovered': { 'on': Value; 'opponent': Value; 'player': Value; 'tile': Value };
  'dominoes-decision-pays-each': { 'opponent': Value; 'player': Value };
  'dominoes-decision-pays-for-both': { 'opponent': Value; 'player': Value };
  'dominoes-decision-put-right': { 'opponent': Value; 'player': Value; 'tile': Value };
  'dominoes-decision-reshuffled': { 'player': Value };
  'dominoes-decision-seen': { 'player': Value };
  'dominoes-decision-stands': { 'opponent': Value; 'player': Value; 'tile': Value };
  'dominoes-decision-surplus-drawn': { 'opponent': Value; 'player': Value };
  'dominoes-decision-taken-back': { 'opponent': Value; 'player': Value; 'tile': Value };
  'dominoes-decision-takes-one': { 'opponent': Value; 'player': Value };
  'dominoes-decision-uncovered': { 'player': Value; 'tile': Value };
  'dominoes-decision-upset': { 'opponent': Value; 'player': Value };
  'dominoes-face-down': { 'tiles': number };
  'dominoes-fault': { 'fault': Value; 'remedies': Value };
  'dominoes-fault-false-pass': { 'player': Value; 'tile': Value };
  'dominoes-fault-misfit': { 'player': Value; 'tile': Value };
  'dominoes-fault-not-announced': { 'player': Value; 'tile': Value };
  'dominoes-fault-not-uncovered': { 'player': Value; 'tile': Value };
  'dominoes-for-players': { 'allowed': Value; 'players': Value; 'rules': Value };
  'dominoes-lays': { 'player': Value; 'tile': Value };
  'dominoes-lays-both-ends': { 'number': Value; 'player': Value; 'tile': Value };
  'dominoes-leads-first': { 'player': Value };
  'dominoes-line': { 'ends': Value; 'line': Value };
  'dominoes-lost': { 'player': Value };
  'dominoes-measure-open-ends': { 'number': Value };
  'dominoes-must-lay': { 'on': Value; 'tile': Value };
  'dominoes-no-end': { 'on': Value };
  'dominoes-no-number': { 'text': Value };
  'dominoes-no-state': { 'text': Value };
  'dominoes-no-such-seat': { 'seats': Value; 'text': Value };
  'dominoes-no-tile': { 'text': Value };
  'dominoes-other-game': { 'rules': Value };
  'dominoes-passes': { 'number': Value; 'player': Value };
  'dominoes-passes-both': { 'first': Value; 'player': Value; 'second': Value };
  'dominoes-remedy-lay': { 'on': Value };
  'dominoes-round-closed': { 'player': Value };
  'dominoes-round-domino': { 'player': Value };
  'dominoes-round-tied': { 'player': Value };
  'dominoes-rounds-won': { 'player': Value; 'total': number };
  'dominoes-score-points': { 'count': number };
  'dominoes-score-rounds': { 'count': number };
  'dominoes-score-stakes': { 'count': number };
  'dominoes-seats-drawn': { 'others': Value; 'player': Value };
  'dominoes-setup-hands': { 'hands': Value; 'players': Value };
  'dominoes-setup-laid': { 'laid': Value; 'left': Value };
  'dominoes-setup-no-tile': { 'tile': Value };
  'dominoes-setup-order': { 'players': Value };
  'dominoes-setup-passes': { 'hands': Value; 'passes': Value };
  'dominoes-setup-players': { 'players': Value; 'rules': Value };
  'dominoes-setup-scores': { 'scores': Value };
  'dominoes-setup-seats': { 'players': Value };
  'dominoes-setup-share': { 'tiles': Value };
  'dominoes-setup-taking': { 'hands': Value; 'taking': Value };
  'dominoes-setup-too-many': { 'tiles': Value };
  'dominoes-setup-twice': { 'tile': Value };
  'dominoes-share': { 'players': Value; 'tiles': Value };
  'dominoes-shows': { 'player': Value; 'points': number; 'tiles': Value };
  'dominoes-side': { 'hand': Value; 'player': Value; 'score': Value };
  'dominoes-side-acting': { 'hand': Value; 'note': Value; 'player': Value; 'score': Value };
  'dominoes-stake-taken': { 'left': number; 'player': Value };
  'dominoes-too-many-hands': { 'most': Value; 'text': Value };
  'dominoes-unknown-act': { 'text': Value };
  'dominoes-won-points': { 'player': Value };
  'dominoes-won-rounds': { 'player': Value };
  'draughts-ambiguous': { 'moves': Value; 'text': Value };
  'draughts-arrow': { 'squares': Value };
  'draughts-bad-position': { 'position': Value; 'wrong': Value };
  'draughts-book-unreadable': { 'path': Value };
  'draughts-branches': { 'asked': Value; 'player': Value; 'plies': Value; 'proven': Value };
  'draughts-branches-won': { 'asked': Value; 'player': Value; 'proven': Value };
  'draughts-count': { 'men': number };
  'draughts-count-kings': { 'kings': number };
  'draughts-crowned': { 'player': Value; 'square': Value };
  'draughts-crowning': { 'asked': Value; 'part': number; 'worse': Value };
  'draughts-decision-agreed': { 'player': Value };
  'draughts-decision-committed': { 'player': Value; 'squares': Value };
  'draughts-decision-huffed': { 'opponent': Value; 'player': Value; 'squares': Value };
  'draughts-decision-huffed-and-bound': { 'opponent': Value; 'player': Value; 'squares': Value };
  'draughts-decision-kept': { 'opponent': Value; 'player': Value; 'squares': Value };
  'draughts-decision-lapsed': { 'player': Value };
  'draughts-decision-left': { 'opponent': Value; 'player': Value };
  'draughts-decision-made-to-play': { 'player': Value; 'squares': Value };
  'draughts-decision-made-to-replay': { 'player': Value; 'squares': Value };
  'draughts-decision-made-to-take': { 'player': Value; 'squares': Value };
  'draughts-decision-mended': { 'opponent': Value; 'player': Value };
  'draughts-decision-not-his': { 'opponent': Value; 'player': Value; 'squares': Value };
  'draughts-decision-not-playable': { 'player': Value; 'squares': Value };
  'draughts-decision-proposed': { 'opponent': Value; 'player': Value };
  'draughts-decision-refused': { 'opponent': Value; 'player': Value };
  'draughts-distance': { 'plies': Value };
  'draughts-drawn': { 'why': Value };
  'draughts-dxp-long': { 'most': Value };
  'draughts-dxp-message': { 'text': Value };
  'draughts-dxp-moves': { 'moves': Value };
  'draughts-dxp-no-line': { 'host': Value; 'port': Value; 'why': Value };
  'draughts-dxp-no-port': { 'host': Value; 'port': Value; 'why': Value };
  'draughts-dxp-unexpected': { 'text': Value };
  'draughts-en-prise': { 'pieces': Value };
  'draughts-fault': { 'fault': Value; 'opponent': Value; 'remedies': Value };
  'draughts-fault-false-move': { 'player': Value };
  'draughts-fault-forgotten': { 'player': Value };
  'draughts-fault-omitted': { 'player': Value };
  'draughts-fault-own-lifted': { 'player': Value };
  'draughts-fault-short': { 'player': Value };
  'draughts-fault-touched': { 'player': Value };
  'draughts-fault-weaker': { 'player': Value };
  'draughts-fault-wrong-touch': { 'player': Value };
  'draughts-fen': { 'text': Value };
  'draughts-fen-backward': { 'text': Value };
  'draughts-fen-colour': { 'text': Value };
  'draughts-fen-piece': { 'text': Value };
  'draughts-fen-square': { 'square': Value; 'squares': Value };
  'draughts-fen-twice': { 'square': Value };
  'draughts-forced': { 'longer': Value; 'turns': Value };
  'draughts-found-easier': { 'easier': number; 'harder': number };
  'draughts-found-every': { 'asked': Value; 'lost': Value };
  'draughts-found-kings': { 'asked': Value; 'by': Value; 'part': number; 'won': Value };
  'draughts-found-line': { 'asked': Value; 'held': Value };
  'draughts-found-move': { 'squares': number; 'winner': Value };
  'draughts-found-rule': { 'asked': Value; 'right': Value };
  'draughts-found-rule-but': { 'asked': Value; 'right': Value; 'wrong': Value };
  'draughts-found-survey': { 'asked': Value; 'nobody': number; 'part': number; 'strong': number; 'weak': number; 'won': Value };
  'draughts-games': { 'drawn': Value; 'error': number; 'games': Value; 'lost': Value; 'mean': number; 'nodes': Value; 'setting': Value; 'won': Value };
  'draughts-giveaway': { 'asked': Value; 'won': Value };
  'draughts-headings': { 'asked': Value; 'right': Value };
  'draughts-hub-answer': { 'engine': Value; 'wrong': Value };
  'draughts-hub-engine-error': { 'message': Value };
  'draughts-hub-engine-parameter': { 'engine': Value; 'known': Value; 'name': Value };
  'draughts-hub-level': { 'name': Value; 'value': Value };
  'draughts-hub-no-parameter': { 'known': Value; 'name': Value };
  'draughts-hub-not-legal': { 'moves': Value; 'text': Value };
  'draughts-hub-position': { 'text': Value };
  'draughts-hub-value': { 'value': Value };
  'draughts-kings-on': { 'kings': number; 'squares': Value };
  'draughts-lasts-longer': { 'move': Value; 'nth': Value; 'others': Value; 'plies': Value };
  'draughts-lead': { 'much': number };
  'draughts-leads': { 'board': Value; 'choices': number; 'free': Value };
  'draughts-legal': { 'moves': Value };
  'draughts-limit-begun': { 'moves': number; 'player': Value };
  'draughts-line-broken': { 'legal': Value; 'move': Value };
  'draughts-longest': { 'coups': Value; 'plies': Value };
  'draughts-losses': { 'black': Value; 'white': Value };
  'draughts-marking-strict': { 'marking': Value };
  'draughts-match-level': { 'name': Value };
  'draughts-match-value': { 'name': Value; 'value': Value };
  'draughts-material': { 'black_kings': Value; 'black_men': Value; 'kings': Value; 'men': Value };
  'draughts-measure-ends-on': { 'square': Value };
  'draughts-men-on': { 'men': number; 'squares': Value };
  'draughts-mistakes': { 'asked': Value; 'found': Value; 'names': Value };
  'draughts-moves-drawn': { 'moves': Value };
  'draughts-moves-lost': { 'moves': Value };
  'draughts-moves-open': { 'moves': Value };
  'draughts-moves-won': { 'moves': Value };
  'draughts-must-play': { 'squares': Value };
  'draughts-must-take-with': { 'squares': Value };
  'draughts-no-board': { 'rules': Value };
  'draughts-no-count': { 'text': Value };
  'draughts-no-huffing': { 'rules': Value };
  'draughts-no-move': { 'text': Value };
  'draughts-no-slice': { 'material': Value };
  'draughts-no-square': { 'square': Value };
  'draughts-nodes-player': { 'name': Value };
  'draughts-not-legal': { 'choices': Value; 'text': Value };
  'draughts-not-touched': { 'square': Value };
  'draughts-nothing-to-huff': { 'square': Value };
  'draughts-occupied': { 'square': Value };
  'draughts-odds-spread': { 'games': Value };
  'draughts-offer-made': { 'player': Value };
  'draughts-offer-refused': { 'player': Value };
  'draughts-opening-range': { 'given': Value };
  'draughts-opinion': { 'depth': Value; 'men': number; 'nodes': Value };
  'draughts-pdn-bad-tag': { 'text': Value };
  'draughts-pdn-depth': { 'most': Value };
  'draughts-pdn-game-type': { 'known': Value; 'type': Value };
  'draughts-pdn-illegal': { 'move': Value; 'position': Value };
  'draughts-pdn-line': { 'line': Value; 'why': Value };
  'draughts-pdn-no-move': { 'text': Value };
  'draughts-pdn-set-up': { 'text': Value };
  'draughts-pdn-tag-name': { 'name': Value };
  'draughts-position-twice': { 'option': Value };
  'draughts-proven-outcome': { 'by': Value; 'choices': number; 'free': Value; 'nodes': Value; 'player': Value };
  'draughts-proven-over': { 'player': Value };
  'draughts-proven-win': { 'by': Value; 'choices': number; 'free': Value; 'nodes': Value; 'player': Value; 'plies': number };
  'draughts-remedy-huff': { 'squares': Value };
  'draughts-remedy-play': { 'squares': Value };
  'draughts-safe': { 'safe': Value; 'taken': Value };
  'draughts-set-played': { 'games': Value };
  'draughts-setup-both': { 'square': Value };
  'draughts-setup-crowned': { 'square': Value };
  'draughts-setup-last-row': { 'player': Value; 'square': Value };
  'draughts-setup-off-board': { 'squares': Value };
  'draughts-setup-too-many': { 'men': Value; 'pieces': Value; 'player': Value };
  'draughts-shortest': { 'best': Value; 'least': Value; 'move': Value; 'plies': Value };
  'draughts-side': { 'pieces': Value; 'player': Value };
  'draughts-signs': { 'king': Value; 'man': Value; 'player': Value };
  'draughts-square-empty': { 'square': Value };
  'draughts-squares': { 'squares': Value };
  'draughts-start': { 'black': Value; 'squares': Value; 'white': Value };
  'draughts-studies': { 'asked': Value; 'found': Value };
  'draughts-switch': { 'article': Value; 'value': Value };
  'draughts-tables-larger': { 'pieces': Value; 'there': Value };
  'draughts-takes': { 'kings': number; 'move': Value; 'taken': Value };
  'draughts-takes-both': { 'kings': number; 'men': number; 'player': Value; 'squares': Value };
  'draughts-takes-kings': { 'kings': number; 'player': Value; 'squares': Value };
  'draughts-takes-men': { 'men': number; 'player': Value; 'squares': Value };
  'draughts-tally-ended': { 'why': Value };
  'draughts-to-move': { 'player': Value };
  'draughts-turn': { 'now': Value; 'then': Value };
  'draughts-unique-also': { 'move': Value; 'nth': Value; 'others': Value };
  'draughts-unique-turns': { 'alone': Value; 'turns': Value };
  'draughts-ways': { 'ways': Value };
  'draughts-ways-alike': { 'asked': Value };
  'draughts-ways-between': { 'most': Value; 'squares': Value };
  'draughts-won': { 'player': Value; 'why': Value };
  'edition-no-doubt': { 'id': Value };
  'edition-no-passage': { 'id': Value };
  'edition-no-place': { 'place': Value; 'source': Value };
  'edition-text-damaged': { 'book': Value; 'folder': Value };
  'edition-text-none': { 'book': Value; 'known': Value };
  'edition-text-not-utf-8': { 'path': Value };
  'edition-text-unknown': { 'book': Value; 'books': Value; 'found': Value; 'number': Value };
  'edition-texts-none': { 'book': Value };
  'engine-alike': { 'about': Value; 'level': Value; 'levels': number };
  'engine-between': { 'about': Value; 'above': Value; 'below': Value };
  'engine-instead': { 'best': Value; 'played': Value };
  'engine-less': { 'much': Value };
  'engine-level': { 'number': Value; 'who': Value };
  'engine-loss-in': { 'moves': number };
  'engine-missing': { 'game': Value; 'missing': Value; 'name': Value };
  'engine-more': { 'much': Value };
  'engine-no-level': { 'count': Value; 'game': Value };
  'engine-no-player': { 'game': Value; 'known': Value; 'name': Value };
  'engine-not-started': { 'command': Value; 'why': Value };
  'engine-quit-before': { 'line': Value };
  'engine-remark': { 'best': Value; 'grade': Value; 'lost': Value; 'played': Value };
  'engine-score': { 'value': number };
  'engine-solved-bound': { 'number': Value };
  'engine-stakes': { 'much': number };
  'engine-then': { 'moves': Value };
  'engine-unmeasured': { 'about': Value };
  'engine-win-in': { 'moves': number };
  'identity-changed-codes': { 'name': Value };
  'identity-changed-email': { 'name': Value };
  'identity-changed-email-removed': { 'name': Value };
  'identity-changed-export-ready': { 'name': Value };
  'identity-changed-leaving': { 'name': Value };
  'identity-changed-passkey-added': { 'name': Value };
  'identity-changed-passkey-removed': { 'name': Value };
  'identity-changed-password': { 'name': Value };
  'identity-changed-password-removed': { 'name': Value };
  'identity-changed-recovered': { 'name': Value };
  'identity-changed-totp-off': { 'name': Value };
  'identity-changed-totp-on': { 'name': Value };
  'identity-mail-email': { 'minutes': Value; 'name': Value };
  'identity-mail-recovery': { 'minutes': Value; 'name': Value };
  'identity-most-devices': { 'most': Value };
  'identity-most-passkeys': { 'most': Value };
  'identity-password-filter': { 'file': Value; 'why': Value };
  'identity-password-long': { 'most': Value };
  'kernel-did-you-mean': { 'names': Value };
  'kernel-file-exists': { 'file': Value };
  'kernel-file-fails': { 'file': Value };
  'kernel-file-forbidden': { 'file': Value };
  'kernel-is-folder': { 'file': Value };
  'kernel-names': { 'names': Value };
  'kernel-names-many': { 'count': Value; 'names': Value };
  'kernel-no-edition': { 'edition': Value; 'game': Value; 'newest': Value; 'oldest': Value };
  'kernel-no-field': { 'name': Value };
  'kernel-no-file': { 'file': Value };
  'kernel-no-folder': { 'file': Value };
  'kernel-no-point': { 'known': Value; 'name': Value; 'ruleset': Value };
  'kernel-no-ruleset': { 'game': Value; 'id': Value; 'known': Value };
  'kernel-not-json': { 'column': Value; 'line': Value };
  'kernel-reasons': { 'another': Value; 'reason': Value };
  'library-checked-line': { 'evidence': Value; 'said': Value; 'verdict': Value };
  'library-counted': { 'count': Value; 'noun': Value };
  'library-engine-value': { 'act': Value; 'value': number };
  'library-engine-values': { 'rated': Value };
  'library-it-is': { 'count': Value };
  'library-mine-or-his': { 'whose': Value };
  'library-no-format': { 'format': Value; 'known': Value };
  'library-no-item': { 'known': Value; 'name': Value };
  'library-no-lessons': { 'game': Value; 'known': Value };
  'library-no-measure': { 'known': Value; 'name': Value };
  'library-no-rules': { 'game': Value; 'known': Value };
  'library-not-so': { 'said': Value };
  'library-tei-addresses': { 'address': Value };
  'library-tei-title': { 'works': Value };
  'library-throws': { 'count': number };
  'library-throws-missing': { 'count': number };
  'library-throws-wrong': { 'throws': Value };
  'library-too-few': { 'said': Value };
  'library-too-many': { 'said': Value };
  'library-unknown-keys': { 'known': Value; 'unknown': Value };
  'library-wrong-file': { 'file': Value; 'why': Value };
  'library-wrong-step': { 'number': Value; 'why': Value };
  'library-wrong-terms': { 'why': Value };
  'notation-ended': { 'reason': Value };
  'notation-game': { 'number': Value; 'why': Value };
  'notation-hand-act-by-whom': { 'names': Value; 'text': Value };
  'notation-many-games': { 'count': Value };
  'notation-no-hand-act': { 'known': Value; 'text': Value };
  'notation-no-record': { 'why': Value };
  'notation-not-a-field': { 'word': Value };
  'notation-not-by-hand': { 'key': Value };
  'notation-not-legal': { 'choices': Value; 'typed': Value };
  'notation-other-format': { 'format': Value; 'known': Value };
  'notation-player': { 'number': Value };
  'notation-position-options': { 'left': Value };
  'notation-record-begins': { 'format': Value };
  'notation-record-lacks': { 'tag': Value };
  'notation-record-stops': { 'number': Value; 'text': Value; 'why': Value };
  'notation-tag-value': { 'text': Value };
  'notation-to-play': { 'player': Value };
  'notation-unknown-field': { 'fields': Value };
  'notation-unreadable-field': { 'field': Value };
  'options-called': { 'name': Value; 'value': Value };
  'options-joined': { 'most': Value; 'names': Value };
  'options-no-part': { 'key': Value; 'name': Value };
  'options-none-known': { 'given': Value; 'whose': Value };
  'options-not-left': { 'asked': Value; 'citation': Value; 'left': Value; 'name': Value };
  'options-not-written': { 'text': Value };
  'options-number': { 'least': Value; 'most': Value };
  'options-of-side': { 'side': Value; 'title': Value };
  'options-one-of': { 'names': Value };
  'options-or': { 'before': Value; 'names': Value };
  'options-refused': { 'accepts': Value; 'name': Value; 'raw': Value };
  'options-unknown': { 'given': Value; 'known': Value; 'whose': Value };
  'practice-margin-by-force': { 'best': Value; 'depth': Value; 'next': Value; 'second': Value };
  'practice-margin-by-games': { 'ahead': number; 'error': number; 'games': Value; 'second': Value; 'worth': number };
  'practice-margin-by-search': { 'best': Value; 'depth': Value; 'less': Value; 'next': Value; 'second': Value };
  'practice-no-puzzle': { 'id': Value };
  'practice-no-puzzles': { 'game': Value; 'known': Value };
  'practice-no-theme': { 'theme': Value };
  'practice-none-made': { 'game': Value };
  'practice-unreadable': { 'why': Value };
  'rabattues-all-laid': { 'player': Value };
  'rabattues-found-attention': { 'better': Value; 'choices': Value; 'gain': number; 'stakes': number; 'wins': number };
  'rabattues-found-first-lifts': { 'least': Value; 'loses': number };
  'rabattues-found-men-left': { 'few': number; 'least': Value; 'most': Value; 'shares': Value };
  'rabattues-found-no-choice': { 'states': Value; 'wins': number };
  'rabattues-lays': { 'number': Value; 'player': Value };
  'rabattues-lifts': { 'number': Value; 'player': Value; 'rest': Value };
  'rabattues-men-on': { 'men': Value; 'number': Value };
  'rabattues-men-stacked-on': { 'men': Value; 'number': Value; 'stacked': Value };
  'rabattues-no-play': { 'text': Value };
  'rabattues-no-side': { 'text': Value };
  'rabattues-setup-lifted': { 'player': Value };
  'rabattues-setup-pile': { 'men': Value; 'number': Value; 'pile': Value; 'player': Value };
  'rabattues-setup-stacked': { 'number': Value; 'player': Value };
  'rabattues-throws-again': { 'player': Value };
  'rabattues-to-lay': { 'men': number };
  'rabattues-to-lift': { 'men': number };
  'rabattues-unplayed': { 'number': Value; 'player': Value };
  'race-courier-home': { 'player': Value };
  'race-dice-thrown': { 'dice': Value };
  'race-first-throw': { 'player': Value };
  'race-found-best': { 'places': Value; 'table': Value };
  'race-found-good': { 'good': Value; 'mean': number; 'named': Value; 'throws': Value };
  'race-found-opening': { 'best': Value; 'count': Value; 'most': number; 'play': Value; 'rank': Value; 'worth': number };
  'race-gnubg-answer': { 'answer': Value };
  'race-gnubg-chances': { 'answer': Value };
  'race-gnubg-illegal': { 'move': Value; 'position': Value };
  'race-gnubg-meets': { 'player': Value };
  'race-gnubg-move': { 'text': Value };
  'race-gnubg-not-legal': { 'plays': Value; 'text': Value };
  'race-gnubg-point': { 'text': Value };
  'race-gnubg-refuses': { 'answer': Value; 'line': Value };
  'race-gnubg-silent': { 'wrong': Value };
  'race-hits': { 'count': number; 'player': Value; 'points': Value };
  'race-in-hand': { 'men': Value };
  'race-match-won': { 'player': Value };
  'race-men-on': { 'men': Value; 'point': Value };
  'race-next-drawn': { 'player': Value };
  'race-next-first': { 'player': Value };
  'race-no-move': { 'text': Value };
  'race-off': { 'men': number };
  'race-other-game': { 'rules': Value };
  'race-out-of-the-game': { 'player': Value };
  'race-score': { 'goal': Value; 'holes': number };
  'race-setup-alone': { 'player': Value };
  'race-setup-beyond': { 'last': Value; 'player': Value };
  'race-setup-both': { 'point': Value };
  'race-setup-courier': { 'player': Value };
  'race-setup-dice-number': { 'dice': Value };
  'race-setup-hand': { 'player': Value };
  'race-setup-men': { 'all': Value; 'men': Value; 'player': Value };
  'race-setup-negative': { 'player': Value };
  'race-setup-off-early': { 'player': Value };
  'race-setup-shut-out': { 'player': Value };
  'race-several': { 'plays': Value };
  'race-side': { 'men': Value; 'player': Value };
  'race-tally-double': { 'manner': Value };
  'race-throw-worth': { 'throw': Value; 'worth': number };
  'race-thrown': { 'dice': Value; 'player': Value };
  'race-too-many-on-tete': { 'down': Value; 'tete': Value };
  'race-won-borne-off': { 'double': Value; 'player': Value };
  'race-won-filled': { 'double': Value; 'player': Value };
  'race-won-shut-out': { 'double': Value; 'player': Value };
  'registry-broken': { 'key': Value; 'package': Value; 'why': Value };
  'registry-misleading': { 'alias': Value; 'key': Value };
  'registry-no-game': { 'key': Value; 'known': Value };
  'registry-other-keys': { 'key': Value; 'law': Value };
  'registry-taken': { 'key': Value };
  'registry-twice': { 'key': Value; 'package': Value; 'taken': Value };
  'research-illegal-id': { 'game': Value; 'place': Value; 'why': Value };
  'research-no-act': { 'id': Value };
  'research-no-act-in-lane': { 'id': Value; 'lane': Value };
  'research-no-corpus': { 'folder': Value };
  'research-not-an-option': { 'word': Value };
  'research-other-dice': { 'game': Value; 'place': Value };
  'research-other-result': { 'game': Value };
  'server-archive-broken': { 'game': Value };
  'server-archive-changed': { 'table': Value };
  'server-archive-differs': { 'path': Value };
  'server-archive-not-entered': { 'count': Value };
  'server-clock': { 'days': Value; 'least': Value; 'most': Value; 'reserve': Value; 'step': Value };
  'server-database-former': { 'revision': Value };
  'server-digest-subject': { 'count': number };
  'server-engine-time': { 'minutes': number };
  'server-folder-former': { 'folder': Value };
  'server-folder-used': { 'address': Value };
  'server-game-of-package': { 'package': Value };
  'server-games-an-hour': { 'minutes': number };
  'server-games-none': { 'key': Value; 'why': Value };
  'server-games-unknown': { 'installed': Value; 'key': Value; 'why': Value };
  'server-http-other': { 'why': Value };
  'server-inside': { 'text': Value };
  'server-invalid-chat': { 'most': Value };
  'server-limit-challenge': { 'wait': Value };
  'server-limit-chat': { 'wait': Value };
  'server-limit-chat-gap': { 'wait': Value };
  'server-limit-first-message': { 'wait': Value };
  'server-limit-follow': { 'wait': Value };
  'server-limit-guest': { 'wait': Value };
  'server-limit-mail': { 'wait': Value };
  'server-limit-message': { 'wait': Value };
  'server-limit-oauth': { 'wait': Value };
  'server-limit-onlooker-gap': { 'wait': Value };
  'server-limit-register': { 'wait': Value };
  'server-limit-report': { 'wait': Value };
  'server-limit-sign-in': { 'wait': Value };
  'server-most-devices': { 'most': Value };
  'server-most-games-account': { 'most': Value };
  'server-most-games-address': { 'most': Value };
  'server-most-games-guest': { 'most': number };
  'server-most-jobs': { 'most': Value };
  'server-most-tables': { 'most': Value };
  'server-most-tokens': { 'most': Value };
  'server-name-length': { 'least': Value; 'most': Value };
  'server-no-exporter': { 'name': Value; 'variable': Value };
  'server-no-game-id': { 'game': Value };
  'server-no-job-kind': { 'known': Value; 'name': Value };
  'server-no-next-key': { 'folder': Value };
  'server-no-such-engine': { 'game': Value; 'known': Value };
  'server-no-such-format': { 'ending': Value; 'id': Value };
  'server-no-such-request': { 'known': Value; 'word': Value };
  'server-no-zone': { 'zone': Value };
  'server-nonce': { 'bytes': Value };
  'server-not-a-number': { 'text': Value; 'variable': Value };
  'server-notice-begun': { 'game': Value; 'others': Value };
  'server-notice-challenge': { 'game': Value; 'player': Value };
  'server-notice-message': { 'player': Value };
  'server-notice-over': { 'game': Value; 'others': Value };
  'server-notice-rematch': { 'game': Value; 'player': Value };
  'server-notice-several': { 'count': Value };
  'server-notice-time-low': { 'game': Value; 'others': Value };
  'server-notice-your-turn': { 'game': Value; 'others': Value };
  'server-oauth-parameter': { 'name': Value };
  'server-oauth-resource': { 'issuer': Value };
  'server-oauth-scope': { 'known': Value };
  'server-pairing-delay': { 'faults': Value; 'games': Value; 'minutes': number };
  'server-part-missing': { 'name': Value; 'package': Value };
  'server-password-short': { 'least': Value };
  'server-port-taken': { 'port': Value };
  'server-proof-format': { 'format': Value };
  'server-proof-unreadable': { 'why': Value };
  'server-renamed-lately': { 'day': Value };
  'server-reserved-file': { 'file': Value; 'why': Value };
  'server-restore-failed': { 'why': Value };
  'server-restore-not-empty': { 'folder': Value };
  'server-restore-too-late': { 'time': Value };
  'server-scope-missing': { 'scope': Value };
  'server-seats': { 'seats': Value };
  'server-site': { 'site': Value };
  'server-starts-postgresql': { 'folder': Value };
  'server-unknown-event': { 'kind': Value; 'seq': Value };
  'server-vapid-key': { 'file': Value };
  'server-wait-minutes': { 'minutes': number };
  'server-wait-seconds': { 'seconds': number };
  'server-wrong-arguments': { 'kind': Value; 'why': Value };
  'session-changed-rules': { 'ruleset': Value };
  'session-no-format': { 'format': Value; 'known': Value };
  'session-no-format-of-game': { 'ending': Value; 'key': Value; 'known': Value };
  'session-no-language': { 'code': Value; 'known': Value };
  'tables-amount': { 'value': number };
  'tables-amount-signed': { 'value': number };
  'tables-decision-any-number': { 'player': Value };
  'tables-decision-broken': { 'foe': Value; 'player': Value };
  'tables-decision-corrected': { 'player': Value };
  'tables-decision-early-good': { 'foe': Value; 'player': Value };
  'tables-decision-early-hidden': { 'foe': Value; 'player': Value };
  'tables-decision-forgotten': { 'foe': Value; 'player': Value };
  'tables-decision-free-touch': { 'men': Value; 'player': Value };
  'tables-decision-holes': { 'amount': number; 'player': Value };
  'tables-decision-lapsed': { 'foe': Value; 'player': Value };
  'tables-decision-made-to-play': { 'men': Value; 'player': Value };
  'tables-decision-made-to-replay': { 'player': Value };
  'tables-decision-not-playable': { 'men': Value; 'player': Value };
  'tables-decision-put-back': { 'player': Value };
  'tables-decision-stakes': { 'amount': number; 'player': Value };
  'tables-dice': { 'high': Value; 'low': Value };
  'tables-fault-breaking': { 'player': Value };
  'tables-fault-false-play': { 'player': Value };
  'tables-fault-haste': { 'foe': Value; 'player': Value };
  'tables-fault-touched': { 'foe': Value; 'men': Value; 'player': Value };
  'tables-fault-unplayed': { 'player': Value };
  'tables-first-dice': { 'black': Value; 'white': Value };
  'tables-first-dice-won': { 'black': Value; 'player': Value; 'white': Value };
  'tables-hit': { 'place': Value };
  'tables-luck-fault': { 'lost': Value; 'number': Value; 'player': Value };
  'tables-luck-faults': { 'faults': Value };
  'tables-luck-spot': { 'lost': Value; 'number': Value; 'player': Value };
  'tables-measure-men-before': { 'at': Value };
  'tables-measure-men-on': { 'at': Value };
  'tables-move': { 'end': Value; 'start': Value };
  'tables-move-by': { 'move': Value; 'numbers': Value };
  'tables-no-fleche': { 'text': Value };
  'tables-no-move': { 'text': Value };
  'tables-no-play': { 'text': Value };
  'tables-no-position': { 'text': Value };
  'tables-no-stack': { 'text': Value };
  'tables-peine-not-here': { 'value': Value };
  'tables-primaute': { 'player': Value };
  'tables-roll': { 'high': Value; 'low': Value; 'value': Value };
  'tables-side': { 'details': Value; 'men': Value; 'player': Value };
  'tables-thrown': { 'high': Value; 'low': Value; 'player': Value };
  'tables-won': { 'player': Value };
  'tables-won-double': { 'player': Value };
  'toc-jan-scored': { 'player': Value; 'scored': Value };
  'toc-marked': { 'holes': number; 'player': Value; 'total': Value };
  'tourne-case-at-coin': { 'men': Value };
  'tourne-case-at-coin-to-enter': { 'men': Value; 'outside': Value };
  'tourne-case-beyond': { 'corner': Value; 'text': Value };
  'tourne-case-cannot-play': { 'number': Value; 'player': Value };
  'tourne-case-coin-entered': { 'men': Value; 'player': Value };
  'tourne-case-found-first-home': { 'least': Value; 'wins': number };
  'tourne-case-found-hits': { 'hits': number; 'least': Value; 'throws': number };
  'tourne-case-found-skill': { 'wins': number };
  'tourne-case-found-wants-hit': { 'better': Value; 'compared': Value };
  'tourne-case-hits': { 'player': Value; 'point': Value };
  'tourne-case-men-on': { 'men': Value; 'point': Value };
  'tourne-case-no-play': { 'nothing': Value; 'text': Value };
  'tourne-case-other-game': { 'rules': Value };
  'tourne-case-setup-both': { 'number': Value };
  'tourne-case-setup-men': { 'all': Value; 'men': Value; 'player': Value };
  'tourne-case-setup-two': { 'player': Value };
  'tracing-act-refused': { 'act': Value; 'number': Value; 'why': Value };
  'tracing-answers': { 'answers': Value; 'right': Value };
  'tracing-doubts': { 'count': number };
  'tracing-game-ended': { 'acts': number; 'returns': Value };
  'tracing-held': { 'id': Value; 'reading': Value };
  'tracing-leaning': { 'rules': Value };
  'tracing-left-out': { 'count': number; 'ids': Value };
  'tracing-line-legal': { 'end': Value; 'moves': number };
  'tracing-line-refused': { 'legal': Value; 'move': Value; 'number': Value };
  'tracing-no-doubt': { 'id': Value };
  'tracing-no-law': { 'id': Value; 'reading': Value };
  'tracing-no-reading': { 'id': Value; 'known': Value; 'reading': Value };
  'tracing-puzzle': { 'best': Value; 'plays': number };
  'tracing-reading': { 'about': Value; 'id': Value; 'reading': Value; 'rules': Value };
  'tracing-several': { 'id': Value; 'known': Value; 'reading': Value };
  'tracing-textual': { 'id': Value };
  'trictrac-bredouille-pointless': { 'player': Value };
  'trictrac-check-book-and-law': { 'expected': Value; 'found': Value };
  'trictrac-check-count': { 'found': Value };
  'trictrac-check-law': { 'found': Value };
  'trictrac-check-slip': { 'expected': Value; 'found': Value; 'slip': Value };
  'trictrac-coin-adverse': { 'player': Value };
  'trictrac-coin-single': { 'player': Value };
  'trictrac-decision-bredouille-kept': { 'player': Value };
  'trictrac-decision-bredouille-lost': { 'player': Value };
  'trictrac-decision-false': { 'foe': Value; 'player': Value; 'points': Value };
  'trictrac-decision-granted': { 'foe': Value; 'player': Value; 'points': Value };
  'trictrac-decision-in-part': { 'foe': Value; 'player': Value; 'points': Value };
  'trictrac-decision-induced': { 'player': Value; 'points': Value };
  'trictrac-decision-lapsed': { 'player': Value };
  'trictrac-decision-made-to-mark': { 'player': Value; 'points': Value };
  'trictrac-decision-made-to-play': { 'player': Value };
  'trictrac-decision-made-to-stay': { 'player': Value };
  'trictrac-decision-man-found': { 'player': Value };
  'trictrac-decision-pavillon-lost': { 'player': Value };
  'trictrac-decision-rectified': { 'player': Value };
  'trictrac-decision-replays': { 'player': Value };
  'trictrac-decision-restarted': { 'player': Value };
  'trictrac-decision-too-much': { 'foe': Value; 'player': Value; 'points': Value };
  'trictrac-decision-whole': { 'player': Value; 'points': Value };
  'trictrac-dice-broken': { 'foe': Value; 'player': Value };
  'trictrac-dice-conceded': { 'player': Value };
  'trictrac-dice-early-covered': { 'foe': Value; 'player': Value };
  'trictrac-dice-early-seen': { 'foe': Value; 'player': Value };
  'trictrac-dice-early-void': { 'player': Value };
  'trictrac-dice-good': { 'lie': Value; 'player': Value };
  'trictrac-dice-hole-lost': { 'amount': number; 'player': Value };
  'trictrac-dice-last-throw': { 'player': Value };
  'trictrac-dice-penalty-holes': { 'amount': number; 'foe': Value; 'player': Value };
  'trictrac-dice-penalty-number': { 'foe': Value; 'player': Value };
  'trictrac-dice-penalty-points': { 'amount': Value; 'foe': Value; 'player': Value };
  'trictrac-dice-penalty-stakes': { 'amount': number; 'foe': Value; 'player': Value };
  'trictrac-dice-pour-tout': { 'player': Value };
  'trictrac-dice-stays-good': { 'lie': Value; 'player': Value };
  'trictrac-dice-void': { 'lie': Value; 'player': Value };
  'trictrac-doublet-void': { 'player': Value };
  'trictrac-even-number': { 'least': Value; 'most': Value };
  'trictrac-example-forbidden': { 'plays': Value };
  'trictrac-fault-bredouille-left': { 'player': Value };
  'trictrac-fault-claimable': { 'fault': Value; 'foe': Value; 'points': Value };
  'trictrac-fault-false-case': { 'player': Value };
  'trictrac-fault-false-ecole': { 'player': Value };
  'trictrac-fault-forgot-gain': { 'player': Value };
  'trictrac-fault-forgot-gift': { 'player': Value };
  'trictrac-fault-holes': { 'player': Value };
  'trictrac-fault-left-showing': { 'player': Value };
  'trictrac-fault-left-wrongly': { 'player': Value };
  'trictrac-fault-lost-own': { 'player': Value };
  'trictrac-fault-man-in-hand': { 'player': Value };
  'trictrac-fault-over-marked': { 'player': Value };
  'trictrac-fault-over-marked-holes': { 'player': Value };
  'trictrac-fault-plein-broken': { 'player': Value };
  'trictrac-fault-plein-impossible': { 'player': Value };
  'trictrac-fault-plein-marked': { 'player': Value };
  'trictrac-fault-plein-missed': { 'player': Value };
  'trictrac-fault-short': { 'player': Value };
  'trictrac-fault-touched': { 'player': Value };
  'trictrac-fault-two-jetons': { 'player': Value };
  'trictrac-fault-wiped-wrongly': { 'player': Value };
  'trictrac-fault-wrong-coin': { 'player': Value };
  'trictrac-figure-bredouille': { 'value': Value };
  'trictrac-figure-conserver': { 'value': Value };
  'trictrac-figure-holes': { 'value': Value };
  'trictrac-figure-jan': { 'jan': Value; 'value': Value };
  'trictrac-figure-jan-on': { 'fleche': Value; 'jan': Value; 'value': Value };
  'trictrac-figure-mover': { 'value': Value };
  'trictrac-figure-other': { 'value': Value };
  'trictrac-figure-points': { 'value': Value };
  'trictrac-figure-remplir': { 'value': Value };
  'trictrac-fleche-shared': { 'point': Value };
  'trictrac-holes-negative': { 'holes': Value; 'player': Value };
  'trictrac-jan-conserver': { 'manner': Value; 'table': Value };
  'trictrac-jan-remplir': { 'table': Value };
  'trictrac-jan-scored': { 'player': Value; 'points': Value; 'scored': Value };
  'trictrac-jeton-place': { 'to': Value };
  'trictrac-marked': { 'player': Value; 'points': Value; 'rest': Value };
  'trictrac-marked-holes': { 'bredouille': Value; 'foe': Value; 'holes': number; 'player': Value; 'points': Value; 'rest': Value; 'wiped': number };
  'trictrac-marque-ended': { 'black': Value; 'player': Value; 'white': number };
  'trictrac-men-few': { 'men': Value; 'player': Value };
  'trictrac-men-many': { 'men': Value; 'most': Value; 'player': Value };
  'trictrac-men-negative': { 'player': Value };
  'trictrac-men-off': { 'men': number };
  'trictrac-men-on': { 'men': Value; 'place': Value };
  'trictrac-motives': { 'faults': Value };
  'trictrac-no-such-hole': { 'to': Value };
  'trictrac-not-a-partie': { 'rules': Value };
  'trictrac-other-jeton-place': { 'to': Value };
  'trictrac-partie-won': { 'player': Value };
  'trictrac-partie-won-double': { 'player': Value };
  'trictrac-peine-even': { 'points': Value };
  'trictrac-points-odd': { 'player': Value; 'points': Value };
  'trictrac-principle-finding': { 'asked': Value; 'gain': number; 'high': number; 'level': Value; 'low': number; 'right': Value; 'wrong': Value };
  'trictrac-refait': { 'holes': number };
  'trictrac-releve-leaving': { 'player': Value };
  'trictrac-releve-sortie': { 'player': Value };
  'trictrac-score': { 'bredouille': Value; 'holes': number; 'points': number };
  'trictrac-score-holes': { 'holes': number };
  'trictrac-scored-by': { 'jan': Value; 'ways': Value };
  'trictrac-scored-on': { 'jan': Value; 'point': Value };
  'trictrac-scored-on-by': { 'jan': Value; 'point': Value; 'ways': Value };
  'trictrac-way': { 'numbers': Value };
  'trictrac-way-moves': { 'moves': Value; 'numbers': Value };
  'trictrac-way-rest': { 'moves': Value; 'numbers': Value; 'rest': Value };
  'web-account-codes-head': { 'name': Value; 'site': Value };
  'web-account-registered': { 'name': Value };
  'web-account-registered-link': { 'email': Value };
  'web-account-registered-unsent': { 'email': Value; 'why': Value };
  'web-acts-do-annoncer': { 'what': Value };
  'web-acts-do-autre-jeton': { 'what': Value };
  'web-acts-do-bois': { 'what': Value };
  'web-acts-do-compter': { 'what': Value };
  'web-acts-do-coup': { 'what': Value };
  'web-acts-do-decouvrir': { 'what': Value };
  'web-acts-do-dedoubler': { 'what': Value };
  'web-acts-do-dire': { 'what': Value };
  'web-acts-do-ecole': { 'what': Value };
  'web-acts-do-empiler': { 'what': Value };
  'web-acts-do-exiger': { 'what': Value };
  'web-acts-do-faire-jouer': { 'what': Value };
  'web-acts-do-faire-poser': { 'what': Value };
  'web-acts-do-fichet': { 'what': Value };
  'web-acts-do-jeton': { 'what': Value };
  'web-acts-do-jouer': { 'what': Value };
  'web-acts-do-jouer-le-nombre': { 'what': Value };
  'web-acts-do-prendre': { 'what': Value };
  'web-acts-do-presenter': { 'what': Value };
  'web-acts-do-renverser': { 'what': Value };
  'web-acts-do-retirer': { 'what': Value };
  'web-acts-do-signaler': { 'what': Value };
  'web-acts-do-souffler': { 'what': Value };
  'web-acts-do-toucher': { 'what': Value };
  'web-acts-lay': { 'place': Value };
  'web-acts-player': { 'number': Value };
  'web-acts-what-on': { 'what': Value; 'where': Value };
  'web-analysis-after': { 'move': Value };
  'web-analysis-ahead': { 'player': Value; 'worth': Value };
  'web-analysis-better': { 'move': Value };
  'web-analysis-chances-of': { 'player': Value };
  'web-analysis-deeper': { 'all': Value; 'done': Value };
  'web-analysis-dot': { 'grade': Value; 'number': Value; 'player': Value; 'worth': Value };
  'web-analysis-hits': { 'player': Value };
  'web-analysis-learn-about': { 'count': number };
  'web-analysis-learn-cost': { 'lost': Value; 'move': Value };
  'web-analysis-learn-done': { 'count': Value; 'found': Value };
  'web-analysis-learn-of': { 'player': Value };
  'web-analysis-learn-place': { 'count': Value; 'nth': Value };
  'web-analysis-learn-right': { 'move': Value };
  'web-analysis-learn-shown': { 'move': Value };
  'web-analysis-learn-wrong': { 'lost': Value; 'move': Value };
  'web-analysis-line-best': { 'moves': Value };
  'web-analysis-line-played': { 'moves': Value };
  'web-analysis-move': { 'number': Value };
  'web-analysis-move-blunder': { 'number': Value };
  'web-analysis-move-doubtful': { 'number': Value };
  'web-analysis-move-error': { 'number': Value };
  'web-analysis-move-only': { 'number': Value };
  'web-analysis-move-sound': { 'number': Value };
  'web-analysis-progress': { 'all': Value; 'done': Value };
  'web-analysis-scores': { 'player': Value };
  'web-analysis-throw-of': { 'player': Value };
  'web-analysis-throw-worth': { 'dice': Value; 'worth': Value };
  'web-analysis-ways': { 'of': Value; 'ways': Value };
  'web-analysis-worth': { 'margin': number; 'worth': Value };
  'web-archive-since-day': { 'day': Value };
  'web-archive-take-off': { 'filter': Value };
  'web-archive-until-day': { 'day': Value };
  'web-board-bar': { 'player': Value };
  'web-board-black-men': { 'count': number };
  'web-board-board': { 'keys': Value; 'title': Value };
  'web-board-boneyard': { 'count': number };
  'web-board-dice': { 'dice': Value; 'player': Value };
  'web-board-fichets': { 'count': number };
  'web-board-held': { 'from': Value; 'to': Value };
  'web-board-hole': { 'number': Value; 'player': Value };
  'web-board-jetons': { 'count': number };
  'web-board-moved': { 'from': Value; 'to': Value };
  'web-board-off': { 'player': Value };
  'web-board-outside': { 'player': Value };
  'web-board-pavillons': { 'count': number };
  'web-board-pile': { 'place': Value };
  'web-board-place': { 'place': Value; 'standing': Value };
  'web-board-place-marked': { 'mark': Value; 'place': Value };
  'web-board-played': { 'move': Value };
  'web-board-player': { 'number': Value };
  'web-board-player-to-play': { 'player': Value };
  'web-board-points': { 'number': number; 'player': Value };
  'web-board-pushing': { 'square': Value };
  'web-board-side': { 'place': Value; 'player': Value };
  'web-board-square': { 'square': Value };
  'web-board-stack-side': { 'player': Value };
  'web-board-take': { 'squares': Value };
  'web-board-their-side': { 'place': Value };
  'web-board-tile': { 'tile': Value };
  'web-board-tiles': { 'count': number };
  'web-board-tiles-hidden': { 'tiles': Value };
  'web-board-to-move': { 'player': Value };
  'web-board-to-move-check': { 'player': Value };
  'web-board-white-men': { 'count': number };
  'web-board-your-side': { 'place': Value };
  'web-common-labelled': { 'label': Value; 'value': Value };
  'web-dice-checked': { 'events': number; 'rolls': number };
  'web-dice-cosigned': { 'names': Value };
  'web-dice-countersigned': { 'seat': Value; 'seq': Value };
  'web-dice-discarded': { 'count': number };
  'web-dice-entered': { 'end': Value; 'open': Value };
  'web-dice-fell-first': { 'black': Value; 'white': Value };
  'web-dice-flaw-commitment': { 'event': Value };
  'web-dice-flaw-entry': { 'event': Value };
  'web-dice-flaw-head': { 'event': Value };
  'web-dice-flaw-link': { 'event': Value };
  'web-dice-flaw-reveal': { 'event': Value };
  'web-dice-flaw-roll': { 'event': Value };
  'web-dice-flaw-salt': { 'event': Value };
  'web-dice-flaw-seal': { 'event': Value };
  'web-dice-flaw-signature': { 'event': Value };
  'web-dice-key': { 'date': Value; 'entry': Value; 'seat': Value };
  'web-dice-share-elsewhere': { 'what': Value };
  'web-dice-wait-either': { 'players': Value; 'what': Value };
  'web-dice-wait-elsewhere': { 'what': Value };
  'web-dice-wait-players': { 'players': Value; 'what': Value };
  'web-dice-wait-server': { 'what': Value };
  'web-dice-wait-warning': { 'what': Value };
  'web-endings-draw': { 'game': Value };
  'web-endings-wins': { 'player': Value };
  'web-front-games': { 'count': Value };
  'web-front-hit-battre-a-faux': { 'point': Value };
  'web-front-hit-battre-a-vrai': { 'point': Value };
  'web-front-hit-battre-le-coin': { 'point': Value };
  'web-front-last-game': { 'players': Value };
  'web-front-last-game-about': { 'game': Value };
  'web-front-lead': { 'count': Value };
  'web-front-live-about': { 'count': number; 'game': Value };
  'web-front-own-game-about': { 'game': Value; 'others': number; 'player': Value };
  'web-front-players': { 'one': Value; 'two': Value };
  'web-front-players-more': { 'one': Value; 'two': Value };
  'web-front-points': { 'points': number };
  'web-front-points-holes': { 'holes': number; 'points': Value };
  'web-front-puzzle-about': { 'game': Value };
  'web-front-table-first': { 'game': Value; 'player': Value };
  'web-front-tables': { 'count': number };
  'web-ladder-empty': { 'game': Value };
  'web-ladder-own-place': { 'place': Value; 'rating': Value };
  'web-ladder-own-provisional': { 'rating': Value };
  'web-ladder-own-resting': { 'rating': Value };
  'web-ladder-rule': { 'deviation': Value; 'months': Value };
  'web-learn-at-once': { 'questions': Value; 'right': number };
  'web-learn-black-has': { 'holes': Value; 'points': Value };
  'web-learn-clock': { 'seconds': Value; 'spent': Value };
  'web-learn-holes': { 'holes': number };
  'web-learn-lessons-done': { 'done': number; 'lessons': Value };
  'web-learn-minutes': { 'minutes': Value };
  'web-learn-points': { 'points': number };
  'web-learn-points-bredouille': { 'points': number };
  'web-learn-step-of': { 'step': Value; 'steps': Value };
  'web-learn-throws-ticked': { 'count': number };
  'web-learn-white-has': { 'holes': Value; 'points': Value };
  'web-learn-you-have': { 'holes': Value; 'points': Value };
  'web-library-by-author': { 'claim': Value };
  'web-library-count': { 'count': number };
  'web-library-page': { 'page': Value; 'pages': Value };
  'web-lobby-against': { 'players': Value };
  'web-lobby-all-my-games': { 'count': Value };
  'web-lobby-delay': { 'faults': Value; 'games': Value; 'time': Value };
  'web-lobby-invitation': { 'player': Value };
  'web-lobby-seats-taken': { 'seats': Value; 'taken': number };
  'web-lobby-time-left': { 'time': Value };
  'web-messages-delete-sure': { 'name': Value };
  'web-messages-new': { 'count': number };
  'web-messages-refused': { 'name': Value };
  'web-messages-unread': { 'count': number };
  'web-messages-write': { 'name': Value };
  'web-messages-you': { 'text': Value };
  'web-missing-broken-about': { 'report': Value };
  'web-moderation-appeal-granted': { 'answer': Value };
  'web-moderation-appeal-of': { 'name': Value };
  'web-moderation-appeal-refused': { 'answer': Value };
  'web-moderation-appeal-yours': { 'text': Value };
  'web-moderation-by': { 'name': Value };
  'web-moderation-closing': { 'name': Value };
  'web-moderation-closing-why': { 'reason': Value };
  'web-moderation-decision-by': { 'date': Value; 'name': Value; 'reason': Value };
  'web-moderation-ended': { 'date': Value };
  'web-moderation-lifted': { 'date': Value };
  'web-moderation-reports': { 'count': number };
  'web-moderation-since': { 'date': Value };
  'web-moderation-taken': { 'name': Value };
  'web-moderation-until': { 'date': Value };
  'web-moderation-weight': { 'score': Value };
  'web-moderation-why': { 'reason': Value };
  'web-moderation-yours': { 'time': Value };
  'web-new-table-chosen-rules': { 'count': number };
  'web-new-table-clock-by-days': { 'days': number };
  'web-new-table-clock-minutes': { 'minutes': Value };
  'web-new-table-clock-minutes-step': { 'minutes': Value; 'seconds': Value };
  'web-new-table-clock-reserve': { 'days': number; 'time': Value };
  'web-new-table-other-rules': { 'count': number };
  'web-new-table-usual-value': { 'value': Value };
  'web-notices-unread': { 'count': number };
  'web-openings-about': { 'games': Value };
  'web-openings-game-count': { 'games': number };
  'web-openings-rule': { 'player': Value; 'seed': Value };
  'web-passage-article': { 'game': Value; 'number': Value };
  'web-passage-count': { 'count': number };
  'web-passage-further': { 'count': number };
  'web-passage-kind': { 'kind': Value };
  'web-passage-uses': { 'count': number };
  'web-passage-with': { 'place': Value };
  'web-people-block-sure': { 'name': Value };
  'web-people-more': { 'name': Value };
  'web-people-report-title': { 'name': Value };
  'web-player-at-game': { 'date': Value; 'number': Value; 'rating': Value };
  'web-player-finished-games': { 'count': number };
  'web-player-guest-since': { 'date': Value };
  'web-player-ladder': { 'game': Value };
  'web-player-mean-of-games': { 'count': number; 'date': Value; 'value': Value };
  'web-player-member-since': { 'date': Value };
  'web-player-of-last': { 'games': number };
  'web-player-rated-games': { 'count': number };
  'web-player-rests-on': { 'count': number };
  'web-practice-comes-again': { 'date': Value };
  'web-practice-difficulty': { 'rating': Value };
  'web-practice-due': { 'count': Value };
  'web-practice-level': { 'rating': Value };
  'web-practice-met': { 'all': Value; 'met': number };
  'web-practice-streak': { 'count': number };
  'web-practice-tally': { 'answered': Value; 'right': number };
  'web-practice-then': { 'moves': Value };
  'web-practice-what-worth': { 'dice': Value };
  'web-practice-worth': { 'other': Value; 'thrower': Value };
  'web-programs-consent-app': { 'client': Value; 'name': Value };
  'web-programs-consent-guest': { 'client': Value };
  'web-programs-consent-machine': { 'place': Value };
  'web-programs-consent-scheme': { 'place': Value };
  'web-programs-consent-site': { 'place': Value };
  'web-programs-days-count': { 'days': number };
  'web-programs-revoke-one': { 'name': Value };
  'web-programs-since': { 'date': Value };
  'web-programs-until': { 'date': Value };
  'web-programs-used': { 'date': Value };
  'web-quick-looking': { 'count': number };
  'web-quick-players': { 'count': Value };
  'web-quick-seeking': { 'clock': Value; 'game': Value };
  'web-quick-waiting': { 'count': Value };
  'web-quick-watching': { 'count': number };
  'web-reasons-less-given': { 'player': Value };
  'web-reasons-many-fail': { 'best': Value; 'better': Value; 'played': Value; 'throws': Value; 'worse': Value };
  'web-reasons-many-fill': { 'best': Value; 'better': Value; 'played': Value; 'throws': Value; 'worse': Value };
  'web-reasons-many-hit': { 'best': Value; 'better': Value; 'played': Value; 'throws': Value; 'worse': Value };
  'web-reasons-many-keep': { 'best': Value; 'better': Value; 'played': Value; 'throws': Value; 'worse': Value };
  'web-reasons-men-alone': { 'best': Value; 'better': number; 'played': Value; 'worse': number };
  'web-reasons-men-held': { 'best': Value; 'better': Value; 'played': Value; 'worse': Value };
  'web-reasons-points-of': { 'best': Value; 'better': number; 'played': Value; 'player': Value; 'worse': number };
  'web-reasons-throws-of': { 'of': Value; 'player': Value };
  'web-reasons-your-points': { 'best': Value; 'better': number; 'played': Value; 'worse': number };
  'web-reasons-your-throws': { 'of': Value };
  'web-rules-diagram': { 'number': Value };
  'web-rules-try': { 'move': Value };
  'web-score-holes': { 'count': number };
  'web-score-kings': { 'count': number };
  'web-score-men': { 'count': number };
  'web-score-off': { 'count': number };
  'web-score-passed-on': { 'numbers': Value };
  'web-score-pawns': { 'count': number };
  'web-score-pieces': { 'count': number };
  'web-score-points': { 'count': number };
  'web-score-rounds': { 'count': number };
  'web-score-stakes': { 'count': number };
  'web-score-tiles': { 'count': number };
  'web-settings-closed': { 'date': Value };
  'web-settings-closing-name': { 'name': Value };
  'web-settings-codes-left': { 'left': number };
  'web-settings-device-entry': { 'entry': Value };
  'web-settings-device-new': { 'date': Value; 'device': Value };
  'web-settings-device-today': { 'hour': Value; 'minute': Value };
  'web-settings-device-unknown': { 'entry': Value };
  'web-settings-device-withdraw-of': { 'device': Value };
  'web-settings-device-withdrawn': { 'date': Value };
  'web-settings-email-sent': { 'email': Value };
  'web-settings-export-there': { 'made': Value; 'size': Value; 'until': Value };
  'web-settings-passkey-added': { 'date': Value };
  'web-settings-passkey-removing': { 'label': Value };
  'web-settings-passkey-used': { 'date': Value };
  'web-settings-profile-rating': { 'deviation': Value; 'game': Value; 'rating': Value };
  'web-settings-profile-since': { 'date': Value };
  'web-settings-session': { 'browser': Value; 'system': Value };
  'web-settings-session-end-of': { 'browser': Value };
  'web-settings-session-network': { 'address': Value };
  'web-table-accepted-ask-takeback': { 'player': Value };
  'web-table-article': { 'article': Value };
  'web-table-away-claim': { 'time': Value };
  'web-table-charged': { 'player': Value; 'points': number };
  'web-table-claim-draw': { 'game': Value };
  'web-table-claim-now': { 'player': Value };
  'web-table-consented': { 'count': number };
  'web-table-days-hours': { 'days': Value; 'hours': Value };
  'web-table-declined-ask-adjourn': { 'player': Value };
  'web-table-declined-ask-takeback': { 'player': Value };
  'web-table-declined-offer-draw': { 'game': Value; 'player': Value };
  'web-table-draw': { 'game': Value };
  'web-table-first-act-mine': { 'time': Value };
  'web-table-first-act-other': { 'player': Value; 'time': Value };
  'web-table-looking-back': { 'dice': Value; 'number': Value; 'player': Value };
  'web-table-looking-back-move': { 'number': Value; 'what': Value };
  'web-table-move-of': { 'move': Value; 'player': Value };
  'web-table-offered-ask-adjourn': { 'player': Value };
  'web-table-offered-ask-takeback': { 'player': Value };
  'web-table-offered-offer-draw': { 'game': Value; 'player': Value };
  'web-table-own-offer-draw': { 'game': Value };
  'web-table-queue': { 'players': Value };
  'web-table-queue-you': { 'player': Value };
  'web-table-really-draw': { 'game': Value };
  'web-table-rematch-offered': { 'player': Value };
  'web-table-report-line': { 'name': Value };
  'web-table-sealed': { 'seal': Value };
  'web-table-skipped': { 'turns': number };
  'web-table-told-ask-adjourn': { 'answer': Value; 'player': Value };
  'web-table-told-ask-takeback': { 'answer': Value; 'player': Value };
  'web-table-told-offer-draw': { 'answer': Value; 'game': Value; 'player': Value };
  'web-table-told-pause': { 'time': Value };
  'web-table-turn-of': { 'player': Value };
  'web-table-watchers': { 'count': number };
  'web-table-withdrawn-ask-adjourn': { 'player': Value };
  'web-table-withdrawn-ask-takeback': { 'player': Value };
  'web-table-withdrawn-offer-draw': { 'game': Value; 'player': Value };
  'web-table-worth-both': { 'holes': Value; 'points': Value };
  'web-table-worth-holes': { 'holes': number };
  'web-table-worth-points': { 'points': number };
  'web-table-your-turn-against': { 'player': Value };
}

export type Key = PlainKey | keyof Arguments;

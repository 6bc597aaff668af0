web-reasons-your-throws = your { $of } throws
web-reasons-throws-of = the { $of } throws of { $player }
web-reasons-you-fill = More throws fill.
web-reasons-you-keep = More throws keep the jan.
web-reasons-you-hit = More throws hit.
web-reasons-you-play = Fewer throws fail.
web-reasons-better-throw = A better next throw.
web-reasons-safer = Safer.
web-reasons-less-given = { $player } marks less.
web-reasons-less-given-you = You mark less.
web-reasons-price = It has a price.
web-reasons-fewer-alone = Fewer men alone.
web-reasons-more-held = More men covered.
web-reasons-many-fill = Of { $throws }, { $better } fill after { $best }, { $worse } after { $played }.
web-reasons-many-keep = Of { $throws }, { $better } keep the jan after { $best }, { $worse } after { $played }.
web-reasons-many-hit = Of { $throws }, { $better } hit after { $best }, { $worse } after { $played }.
web-reasons-many-fail = Of { $throws }, { $better } have a number that cannot be played after { $best }, { $worse } after { $played }.
web-reasons-your-points = Your next throw brings { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average after { $best }, { NUMBER($worse, minimumFractionDigits: 1, maximumFractionDigits: 1) } after { $played }.
web-reasons-points-of = The next throw of { $player } brings { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average after { $best }, { NUMBER($worse, minimumFractionDigits: 1, maximumFractionDigits: 1) } after { $played }.
web-reasons-men-alone = { $best } leaves { $better ->
    [0] no man alone
    [one] one man alone
   *[other] { $better } men alone
}, { $played } { $worse ->
    [0] none
    [one] one
   *[other] { $worse }
}.
web-reasons-men-held = Two or more men stand on { $better } numbers after { $best }, on { $worse } after { $played }.
web-reasons-article-fill = Filling a jan is priced here:
web-reasons-article-keep = Keeping a jan is priced here:
web-reasons-article-hit = Hitting is priced here:
web-reasons-article-false-hit = Hitting falsely is priced here:
web-reasons-article-fail = A number that cannot be played is priced here:

import { withPage } from './browser.mjs';
import { mkdir } from 'node:fs/promises';
const [folder='/tmp/shots', scenes='rafle,philidor,line', themes='regence:light', sizes='1366x768', held=''] = process.argv.slice(2);
await mkdir(folder,{recursive:true});
const HELD={rafle:'28',philidor:'d3',line:'hand-1','long-line':'hand-0'};
await withPage({}, async (page,address)=>{
  for (const size of sizes.split(',')) { const [width,height]=size.split('x').map(Number);
    await page.setViewportSize({width,height});
    for (const scene of scenes.split(',')) for (const th of themes.split(',')) { const [theme,room]=th.split(':');
      await page.goto(`${address}?scene=${scene}&theme=${theme}&room=${room}&side=${process.env.SIDE??'white'}`);
      await page.waitForSelector('.ac-board'); await page.waitForSelector('.ac-sheet',{state:'attached'}); await page.waitForTimeout(500);
      if (held && HELD[scene]) { const r=await page.locator(`.ac-site[data-place="${HELD[scene]}"] rect`).first().boundingBox(); await page.mouse.click(r.x+r.width/2,r.y+r.height/2); await page.waitForTimeout(300);}
      await page.screenshot({path:`${folder}/${scene}-${width}-${theme}-${room}.png`});
    }}
});

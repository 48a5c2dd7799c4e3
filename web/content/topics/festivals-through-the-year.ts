import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'festivals-through-the-year',
  meta: {
    titleVi: 'Lịch lễ hội Việt Nam 2027: ngày âm, ngày dương, ở đâu',
    titleEn: 'Vietnam festival calendar 2027: dates and places',
    descriptionVi:
      'Bảng lễ hội cả năm với ngày âm và ngày dương 2027: chùa Hương, hội Lim, giỗ Tổ, vía Bà, pháo hoa Đà Nẵng, Katê, đua ghe ngo; nơi xem, giữ ý, khi nào đặt phòng.',
    descriptionEn:
      'Lunar dates and their 2027 equivalents, from the Perfume Pagoda and Lim singers to Katê towers and Khmer boat races: where to stand, manners, when to book rooms.',
  },
  category: 'festivals',
  titleVi: 'Lịch lễ hội Việt Nam, tháng nào hội nấy',
  titleEn: 'A festival calendar for the whole year',
  descriptionVi:
    'Từ hội chùa Hương, hội Lim đến vía Bà, Katê và đua ghe ngo: ngày âm, ngày dương năm 2027, nơi diễn ra, cách giữ ý và lúc nào phải đặt phòng.',
  descriptionEn:
    'From the Perfume Pagoda and Lim singers to Katê and the Khmer boat races: lunar dates, their 2027 equivalents, where to stand, how to behave, when to book.',
  tagsVi: ['lễ hội', 'lịch âm', 'quan họ', 'đua ghe ngo', 'Katê'],
  tagsEn: ['festivals', 'lunar calendar', 'boat races', 'pilgrimages', 'Katê'],
  imageAltVi: 'Ngày hội đua ghe, trống giục và cờ đuôi nheo bay trên sông.',
  imageAltEn: 'A festival boat race, with drums beating and pennants flying over the river.',
  publishedDate: '2026-02-25',
  featured: true,
  relatedDestinations: ['hanoi', 'hue', 'da-nang', 'mekong-delta'],
  contentVi: `Tháng Giêng là tháng ăn chơi, ông bà nói vậy, nhưng hội hè ở ta thật ra rải kín mười hai tháng. Khó ở chỗ phần lớn tính theo lịch âm, mỗi năm một ngày dương khác. Bảng dưới đổi sẵn cho năm 2027, các năm khác chỉ cần nhớ ngày âm rồi tra lịch.

## Bảng lịch

| Lễ hội | Ở đâu | Ngày âm | Năm 2027 |
| --- | --- | --- | --- |
| Gầu Tào, Roóng Poọc | Sa Pa, Lào Cai | trong tháng Giêng | tháng 2 |
| Chùa Hương | Hà Nội | mùng 6 tháng Giêng, kéo sang tháng Ba | từ 11/2 |
| Hội Lim | Bắc Ninh | 12–13 tháng Giêng | 17–18/2 |
| Giỗ Tổ Hùng Vương | Phú Thọ | mùng 10 tháng Ba | 16/4 |
| Vía Bà Chúa Xứ | Châu Đốc, An Giang | 22–27 tháng Tư | 27/5–1/6 |
| Pháo hoa quốc tế | Đà Nẵng | theo lịch dương | khoảng cuối 5 – giữa 7 |
| Vu Lan | chùa khắp nước | rằm tháng Bảy | 16/8 |
| Chọi trâu Đồ Sơn | Hải Phòng | mùng 9 tháng Tám | 9/9 |
| Katê | Khánh Hòa, Lâm Đồng | 1/7 lịch Chăm | cuối 9 – cuối 10 |
| Óoc Om Bóc, đua ghe ngo | Cần Thơ, Vĩnh Long | rằm tháng Mười | khoảng 12–13/11 |

[Huế](/where-to-go/hue) nay làm festival bốn mùa, tháng nào cũng có việc. Tuần lễ lớn rơi vào mùa hè các năm chẵn.

## Mùa xuân: hội chùa, hội làng

Đi chùa Hương nên chọn ngày thường, ra bến Yến trước bảy giờ. Ngồi đò chừng một tiếng mỗi lượt, hẹn giờ về với cô lái ngay từ đầu. Leo bộ lên động mất hơn một tiếng, hoặc đi cáp treo. Hội Lim thì ngày chính 13, nghe quan họ hay nhất lại là tối 12, khi các liền anh liền chị hát canh trong nhà, ít loa hơn ngoài đồi. Lên [Sa Pa](/where-to-go/sapa) sau Tết, hỏi chủ nhà bản nào sắp hội: Gầu Tào của người H’Mông, Roóng Poọc của người Giáy ở Tả Van.

## Mùa hè, mùa thu: pháo hoa, tháp Chăm

Pháo hoa [Đà Nẵng](/where-to-go/da-nang) bắn vào tối cuối tuần. Không mua vé khán đài thì giữ một chỗ ven sông Hàn từ năm giờ chiều. Vía Bà ở núi Sam đông cả tháng trước ngày chính. Ai sợ chen thì viếng miếu từ bốn, năm giờ sáng. Vu Lan, vào chùa sẽ được cài bông hồng: đỏ nếu còn mẹ, trắng nếu mẹ đã mất. Katê giữ được không khí của một lễ cúng trong họ tộc hơn là sự kiện du lịch: sáng ngày chính, đoàn rước y trang lên tháp Pô Klong Garai ở Phan Rang, tiếng trống ginăng và kèn saranai vang khắp đồi.

Chọi trâu Đồ Sơn là tục thờ thủy thần lâu đời, nhưng trâu chọi xong đều bị mổ. Biết trước để khỏi bất ngờ.

## Cuối năm: ghe ngo

Ghe ngo của người Khmer dài gần ba chục mét, chở năm, sáu chục tay bơi theo nhịp trống, nhịp còi. Trận lớn nhất trên sông Maspero, Sóc Trăng (nay thuộc Cần Thơ), kéo hai ngày, Trà Vinh cũng có. Hết phòng Sóc Trăng thì ngủ ở Ninh Kiều, cách chừng 60 km, sáng xuống sớm. Lịch Khmer không theo tháng nhuận của ta, nên gặp năm nhuận phải xem lại ngày. Tối rằm ở lại xem cúng trăng, thả đèn nước.

## Giữ ý

- Tiền lễ bỏ vào hòm công đức, đừng rải lên tượng, lên cỗ.
- Vào tháp Chăm hay chánh điện chùa Khmer, bỏ giày mũ, che vai che gối; đang hành lễ thì không chen vào lòng tháp.
- Xin phép rồi hãy chụp thầy cúng, người lên đồng, trẻ nhỏ.
- Ví để túi trước. Hội nào cũng có kẻ chờ lúc chen.`,
  contentEn: `There is something going on in Vietnam in every month of the year. The catch is that most festivals follow the lunar calendar, so the date shifts. The table gives 2027 equivalents; for any other year, look up the lunar date.

## The calendar

| Festival | Where | Lunar date | 2027 |
| --- | --- | --- | --- |
| Gau Tao, Roong Pooc | Sapa | 1st month | February |
| Perfume Pagoda | Hanoi | 6th of 1st month, into the 3rd | from 11 Feb |
| Lim Festival | Bac Ninh | 12th–13th of 1st | 17–18 Feb |
| Hung Kings | Phu Tho | 10th of 3rd | 16 April |
| Ba Chua Xu | Chau Doc, An Giang | 22nd–27th of 4th | 27 May–1 June |
| Fireworks festival | Da Nang | solar calendar | about late May to mid-July |
| Vu Lan | pagodas everywhere | 15th of 7th | 16 August |
| Do Son buffalo fights | Hai Phong | 9th of 8th | 9 September |
| Katê | Khanh Hoa, Lam Dong | 1st of 7th, Cham calendar | late Sept to late Oct |
| Ok Om Bok boat races | Can Tho, Vinh Long | 15th of 10th | about 12–13 Nov |

[Hue](/where-to-go/hue) now spreads its festival over four seasons; the big international week comes in early summer of even years.

## Spring: pilgrims and singers

For the Perfume Pagoda, pick a weekday and be at Yen landing before seven. A rowing boat takes about an hour each way (fix the return time with your rower), then it is over an hour’s climb to the cave, or a cable car. At Lim the main day is the 13th, but the best *quan họ*, unaccompanied courting songs, is heard indoors on the evening of the 12th, away from the loudspeakers. In [Sapa](/where-to-go/sapa) after Tet, ask your host which village is next: Hmong people hold Gau Tao, the Giay of Ta Van hold Roong Pooc, a prayer for good crops.

## Summer and autumn: fireworks and towers

Da Nang’s teams fire on weekend evenings; without a stand ticket, claim a spot along the Han by five. More on [our Da Nang page](/where-to-go/da-nang). Ba Chua Xu, the Lady of the Realm, draws pilgrims to Sam mountain for weeks; visit her shrine at four or five in the morning to avoid the crush. Vu Lan honours parents: at pagodas people pin on a red rose if their mother is living, a white one if not. Katê feels like a family rite more than a show: on the main morning the goddess’s or king’s robes are carried up to the Cham towers, at Po Klong Garai above Phan Rang with drums and *saranai* oboes.

Do Son’s fights honour a sea god and go back centuries. The buffaloes are slaughtered afterwards, winners too. Know that before you go.

## November: the long boats

A Khmer *ghe ngo* is nearly thirty metres long, with fifty or sixty paddlers pulling to drum and whistle. The biggest regatta is on the Maspero river in Soc Trang (now part of Can Tho) over two days; Tra Vinh has one too. If rooms are gone, sleep in central [Can Tho](/where-to-go/mekong-delta), about 60 km away, and leave at dawn. The Khmer calendar ignores Vietnam’s leap months, so double-check dates. Stay for the moon offering and floating lamps.

## Manners

- Put money in the donation box, never on statues.
- At Cham towers and Khmer pagodas remove shoes and hat, cover shoulders and knees, and keep out of the sanctuary during rites.
- Ask before photographing priests, mediums and children.
- Wallet in front. Every crowd has its professionals.`,
  tipsVi: [
    'Hội theo lịch âm, khai hội có thể dời một, hai ngày: xem thông báo của địa phương trước khi mua vé.',
    'Giỗ Tổ là ngày nghỉ lễ, tàu xe và phòng đắt như 30/4; giữ chỗ trước hai tháng.',
    'Mùa pháo hoa Đà Nẵng, mùa vía Bà và đua ghe ngo cũng nên đặt phòng trước hai, ba tháng.',
    'Đi giày bệt, mang nước và tiền lẻ; hội làng không có chỗ rút tiền.',
    'Chụp ảnh đẹp nhất là lúc chuẩn bị, trước giờ khai hội một, hai tiếng.',
  ],
  tipsEn: [
    'Opening days can shift by a day or two: check the local announcement before buying tickets.',
    'Hung Kings’ Day is a public holiday; book rooms and transport two months ahead.',
    'Do the same, or earlier, for Da Nang’s fireworks, Chau Doc and the boat races.',
    'Wear flat shoes and carry water and small notes; village fields have no ATM.',
    'The best pictures come an hour or two before the opening, while everyone is getting ready.',
  ],
})
